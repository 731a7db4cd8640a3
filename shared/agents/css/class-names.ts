/** A part of the chat that owners may style: its stable name, its current selector, and a description. */
export interface ClassName {
  readonly name: string
  readonly selector: string
  readonly about: string
}

/** The window itself: the only part on the customer's page, so that its colours and shape may change, but not its position. */
export const CHAT_CLASS = 'vg-chat'

/** The class names for owners' rules. The chat's internal names may change; these may not (docs/widget.md). */
export const classNames: readonly ClassName[] = [
  { name: CHAT_CLASS, selector: '.panel', about: 'the window' },
  { name: 'vg-chat__head', selector: '.head', about: 'the header' },
  { name: 'vg-chat__avatar', selector: '.avatar', about: 'the picture in the header' },
  { name: 'vg-chat__title', selector: '.title', about: 'the name in the header' },
  { name: 'vg-chat__state', selector: '.state', about: 'the line under the name' },
  { name: 'vg-chat__close', selector: '.close', about: 'the button that closes the chat' },
  { name: 'vg-chat__log', selector: '.log', about: 'the list of messages' },
  { name: 'vg-chat__foot', selector: '.foot', about: 'everything below the messages' },
  { name: 'vg-chat__credit', selector: '.legal', about: 'the small line at the bottom' },
  { name: 'vg-message', selector: '.t', about: 'one message of any sender' },
  { name: 'vg-message--visitor', selector: '.t.me', about: 'a message of the visitor' },
  { name: 'vg-message__node', selector: '.n', about: 'the node on the line beside a message' },
  { name: 'vg-bubble--visitor', selector: '.b', about: 'the bubble of the visitor' },
  { name: 'vg-text', selector: '.md', about: 'the agent’s text' },
  { name: 'vg-day', selector: '.day', about: 'the separator of a new day' },
  { name: 'vg-reply', selector: '.qr button', about: 'a suggested reply' },
  { name: 'vg-button', selector: '.btn', about: 'a button in a message' },
  { name: 'vg-card', selector: '.car li', about: 'a card of a carousel' },
  { name: 'vg-form', selector: '.form', about: 'a form in a message' },
  { name: 'vg-sources', selector: '.src', about: 'the sources under an answer' },
  { name: 'vg-composer', selector: '.comp', about: 'the message box' },
  { name: 'vg-composer__input', selector: 'textarea', about: 'the text field in it' },
  { name: 'vg-composer__send', selector: '.send', about: 'the Send button' },
]
