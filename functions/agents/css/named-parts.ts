/** A part of the chat as people call it, first match first: the particular before the general. */
export interface NamedPart {
  readonly called: RegExp
  readonly selector: string
  readonly name: string
}

export const namedParts: readonly NamedPart[] = [
  { called: /\b(head(er)?|top bar|title bar)\b/i, selector: '.vg-chat__head', name: 'the header' },
  { called: /\b(avatar|logo|picture|photo)\b/i, selector: '.vg-chat__avatar', name: 'the picture' },
  { called: /\b(title|name)\b/i, selector: '.vg-chat__title', name: 'the name' },
  { called: /\b(status|state)\b/i, selector: '.vg-chat__state', name: 'the line under the name' },
  { called: /\bclose( button)?\b/i, selector: '.vg-chat__close', name: 'the close button' },
  { called: /\b(send( button)?|submit)\b/i, selector: '.vg-composer__send', name: 'the send button' },
  { called: /\b(input|composer|text ?(box|field)|typing)\b/i, selector: '.vg-composer', name: 'the text box' },
  { called: /\b(suggest\w*|quick|repl(y|ies)|chips?)\b/i, selector: '.vg-reply', name: 'suggested replies' },
  { called: /\bforms?\b/i, selector: '.vg-form', name: 'forms' },
  { called: /\bcards?|carousel\b/i, selector: '.vg-card', name: 'cards' },
  { called: /\bsources?|citations?\b/i, selector: '.vg-sources', name: 'the sources' },
  { called: /\b(credit|branding|powered|legal|footer line)\b/i, selector: '.vg-chat__credit', name: 'the small line' },
  { called: /\bfoot(er)?\b/i, selector: '.vg-chat__foot', name: 'the foot' },
  { called: /\b(date|day)\b/i, selector: '.vg-day', name: 'the mark of a day' },
  { called: /\b(dots?|nodes?|circles?)\b/i, selector: '.vg-message__node', name: 'the nodes' },
  {
    called: /\b(bubbles?|(visitor|user|my|customer)('s)? messages?)\b/i,
    selector: '.vg-bubble--visitor',
    name: 'the visitor’s bubbles',
  },
  {
    called: /\b(answers?|agent|bot|assistant|texts?|messages?|font|letters?|words?)\b/i,
    selector: '.vg-text',
    name: 'the agent’s words',
  },
  { called: /\bbuttons?\b/i, selector: '.vg-button', name: 'buttons' },
  { called: /\b(list|log|conversation)\b/i, selector: '.vg-chat__log', name: 'the list of messages' },
  { called: /\b(window|widget|chat|panel|everything|background)\b/i, selector: '.vg-chat', name: 'the window' },
]
