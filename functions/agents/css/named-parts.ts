/** A part of the chat and the words that name it. The first match counts, so specific parts come before general ones. */
export interface NamedPart {
  readonly pattern: RegExp
  readonly selector: string
  readonly name: string
  /** What is inside it with a colour of its own, so that its text colour does not reach it. */
  readonly inside?: readonly string[]
}

export const namedParts: readonly NamedPart[] = [
  {
    pattern: /\b(head(er)?|top bar|title bar)\b/i,
    selector: '.vg-chat__head',
    name: 'the header',
    inside: ['.vg-chat__title', '.vg-chat__state', '.vg-chat__head button'],
  },
  { pattern: /\b(avatar|logo|picture|photo)\b/i, selector: '.vg-chat__avatar', name: 'the picture' },
  { pattern: /\b(title|name)\b/i, selector: '.vg-chat__title', name: 'the name' },
  { pattern: /\b(status|state)\b/i, selector: '.vg-chat__state', name: 'the line under the name' },
  { pattern: /\bmenu( button)?\b/i, selector: '.vg-chat__head button:not(.vg-chat__close)', name: 'the menu button' },
  { pattern: /\bclose( button)?\b/i, selector: '.vg-chat__close', name: 'the close button' },
  { pattern: /\b(send( button)?|submit)\b/i, selector: '.vg-composer__send', name: 'the send button' },
  {
    pattern: /\b(input|composer|text ?(box|field)|typing)\b/i,
    selector: '.vg-composer',
    name: 'the text box',
    inside: ['.vg-composer__input', '.vg-composer button:not(.vg-composer__send)'],
  },
  { pattern: /\b(suggest\w*|quick|repl(y|ies)|chips?)\b/i, selector: '.vg-reply', name: 'suggested replies' },
  {
    pattern: /\bforms?\b/i,
    selector: '.vg-form',
    name: 'forms',
    inside: ['.vg-form :not(input, select, textarea, button, button *)'],
  },
  { pattern: /\bcards?|carousel\b/i, selector: '.vg-card', name: 'cards', inside: ['.vg-card p', '.vg-card b'] },
  {
    pattern: /\bsources?|citations?\b/i,
    selector: '.vg-sources',
    name: 'the sources',
    inside: ['.vg-sources a', '.vg-sources b', '.vg-sources b + span'],
  },
  { pattern: /\b(credit|branding|powered|legal|footer line)\b/i, selector: '.vg-chat__credit', name: 'the small line' },
  {
    pattern: /\bfoot(er)?\b/i,
    selector: '.vg-chat__foot',
    name: 'the foot',
    inside: ['.vg-chat__credit', '.vg-chat__credit button'],
  },
  { pattern: /\b(date|day)\b/i, selector: '.vg-day', name: 'the mark of a day', inside: ['.vg-day *'] },
  { pattern: /\b(dots?|nodes?|circles?)\b/i, selector: '.vg-message__node', name: 'the nodes' },
  {
    pattern: /\b(bubbles?|(visitor|user|my|customer)('s)? messages?)\b/i,
    selector: '.vg-bubble--visitor',
    name: 'the visitor’s bubbles',
  },
  {
    pattern: /\b(answers?|agent|bot|assistant|texts?|messages?|font|letters?|words?)\b/i,
    selector: '.vg-text',
    name: 'the agent’s words',
    inside: ['.vg-text', '.vg-text :not(code, pre, pre *)'],
  },
  { pattern: /\bbuttons?\b/i, selector: '.vg-button', name: 'buttons' },
  {
    pattern: /\b(list|log|conversation)\b/i,
    selector: '.vg-chat__log',
    name: 'the list of messages',
    inside: ['.vg-text', '.vg-text :not(code, pre, pre *)', '.vg-day *', '.vg-sources b', '.vg-sources b + span'],
  },
  { pattern: /\b(window|widget|chat|panel|everything|background)\b/i, selector: '.vg-chat', name: 'the window' },
]
