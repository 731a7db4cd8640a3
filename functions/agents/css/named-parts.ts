/** A part of the chat and the words that name it. The first match counts, so specific parts come before general ones. */
export interface NamedPart {
  readonly pattern: RegExp
  readonly selector: string
  readonly name: string
}

export const namedParts: readonly NamedPart[] = [
  { pattern: /\b(head(er)?|top bar|title bar)\b/i, selector: '.vg-chat__head', name: 'the header' },
  { pattern: /\b(avatar|logo|picture|photo)\b/i, selector: '.vg-chat__avatar', name: 'the picture' },
  { pattern: /\b(title|name)\b/i, selector: '.vg-chat__title', name: 'the name' },
  { pattern: /\b(status|state)\b/i, selector: '.vg-chat__state', name: 'the line under the name' },
  { pattern: /\bclose( button)?\b/i, selector: '.vg-chat__close', name: 'the close button' },
  { pattern: /\b(send( button)?|submit)\b/i, selector: '.vg-composer__send', name: 'the send button' },
  { pattern: /\b(input|composer|text ?(box|field)|typing)\b/i, selector: '.vg-composer', name: 'the text box' },
  { pattern: /\b(suggest\w*|quick|repl(y|ies)|chips?)\b/i, selector: '.vg-reply', name: 'suggested replies' },
  { pattern: /\bforms?\b/i, selector: '.vg-form', name: 'forms' },
  { pattern: /\bcards?|carousel\b/i, selector: '.vg-card', name: 'cards' },
  { pattern: /\bsources?|citations?\b/i, selector: '.vg-sources', name: 'the sources' },
  { pattern: /\b(credit|branding|powered|legal|footer line)\b/i, selector: '.vg-chat__credit', name: 'the small line' },
  { pattern: /\bfoot(er)?\b/i, selector: '.vg-chat__foot', name: 'the foot' },
  { pattern: /\b(date|day)\b/i, selector: '.vg-day', name: 'the mark of a day' },
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
  },
  { pattern: /\bbuttons?\b/i, selector: '.vg-button', name: 'buttons' },
  { pattern: /\b(list|log|conversation)\b/i, selector: '.vg-chat__log', name: 'the list of messages' },
  { pattern: /\b(window|widget|chat|panel|everything|background)\b/i, selector: '.vg-chat', name: 'the window' },
]
