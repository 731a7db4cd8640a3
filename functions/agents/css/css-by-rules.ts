import { declarationsFor } from './declarations-for.ts'
import { type NamedPart, namedParts } from './named-parts.ts'

/**
 * Writes CSS for common requests without a model. The same request always gets the same rules, and what of it was not
 * understood is said. `request` is the last message of the member.
 */
export const cssByRules = (request: string): string => {
  const clauses = clausesOf(request)
  const rules = clauses.flatMap(({ part, clause }) => (reasonAgainst(part, clause) ? [] : rulesFor(part, clause)))
  const leftOut = clauses.flatMap(({ part, clause }) => {
    const reason = reasonAgainst(part, clause)
    if (reason) return [reason]
    return rules.length > 0 && rulesFor(part, clause).length === 0 ? [notUnderstood(clause)] : []
  })
  if (rules.length === 0) return [noModelNotice, ...(leftOut.length > 0 ? leftOut : [supportedRequests])].join(' ')
  const parts = [...new Set(rules.map(({ name }) => name))]
  const css = rules.map(({ selector, declarations }) => `${selector} {\n${declarations.map(line).join('')}}`)
  const words = [noModelNotice, `This changes ${parts.join(' and ')}.`, ...leftOut].join(' ')
  return `${words}\n\n\`\`\`css\n${css.join('\n\n')}\n\`\`\``
}

const noModelNotice = 'No AI model is connected, so I follow fixed rules.'
const supportedRequests =
  'I did not understand that one. I can do colours, round or square corners, font size and weight, borders, shadows, spacing, dark backgrounds and hiding, for the header, bubbles, suggested replies, buttons, cards, the text box or the window. For example: “Make the visitor’s bubbles dark green with square corners.”'
const notUnderstood = (clause: string) => `I did not understand “${clause.trim()}”, so it is left out.`

const launcher = /\b(launcher|open(ing)? button|floating button|bottom (left|right)|position)\b/i
const oneButton = /\b(?:an?|the|this|that|my|first|second|last|one) (?:[\w’'-]+ ){0,3}button\b/i

/** Why a clause gets no rule, although its part is known. */
const reasonAgainst = (part: NamedPart, clause: string): string | undefined => {
  if (launcher.test(clause))
    return 'The button that opens the chat takes no CSS: it follows your brand colour, and its corner is set under “Opening”.'
  if (part.selector === '.vg-button' && oneButton.test(clause))
    return `A rule for “${oneButton.exec(clause)?.[0]}” would change every button in messages. The Send button, the close button, the menu button and suggested replies can be named; say “buttons” to change all others.`
  if (
    part.selector === '.vg-chat' &&
    /\b(dark|black|night)\b/i.test(clause) &&
    !/\b(border|shadow|text|font)\b/i.test(clause)
  )
    return 'A dark window is a theme, so that every text in it stays readable: choose Dark under “Look”.'
  return undefined
}

interface Rule {
  readonly selector: string
  readonly name: string
  readonly declarations: readonly string[]
}

/** With a new background, the text colour goes to what is inside and has one of its own: it would be unreadable otherwise. */
const rulesFor = ({ selector, name, inside = [] }: NamedPart, clause: string): readonly Rule[] => {
  const declarations = declarationsFor(clause)
  if (declarations.length === 0) return []
  const colours = declarations.filter((one) => one.startsWith('color: '))
  const hasBackground = declarations.some((one) => one.startsWith('background: '))
  if (!hasBackground || inside.length === 0) return [{ selector, name, declarations }]
  return [
    { selector, name, declarations: declarations.filter((one) => !colours.includes(one)) },
    { selector: inside.join(',\n'), name, declarations: colours },
  ]
}

const line = (declaration: string) => `  ${declaration};\n`

/** The clauses of a request, each with the part that it is about; one that names no part is about the previous one. */
const clausesOf = (request: string): readonly { readonly part: NamedPart; readonly clause: string }[] => {
  let part = namedParts.at(-1)
  return request
    .split(/[.;\n]|,(?! *\d)|\band\b(?! (bold|round|dark|square|big|small))/i)
    .filter((clause) => clause?.trim())
    .flatMap((clause) => {
      part = namedParts.find(({ pattern }) => pattern.test(clause)) ?? part
      return part ? [{ part, clause }] : []
    })
}
