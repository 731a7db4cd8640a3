import { declarationsFor } from './declarations-for.ts'
import { namedParts } from './named-parts.ts'

/**
 * Writes CSS for common requests without a model. The same request always gets the same rules.
 * `request` is the last message of the member.
 */
export const cssByRules = (request: string): string => {
  if (/\b(launcher|open(ing)? button|floating button|bottom (left|right)|position)\b/i.test(request))
    return `${noModelNotice} The button that opens the chat takes no CSS: it follows your brand colour, and its corner is set under “Placement”.`
  const rules = clausesOf(request).flatMap(({ selector, name, clause }) => {
    const declarations = declarationsFor(clause)
    return declarations.length > 0 ? [{ selector, name, declarations }] : []
  })
  if (rules.length === 0) return `${noModelNotice} ${supportedRequests}`
  const css = rules.map(
    ({ selector, declarations }) => `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}`,
  )
  const parts = [...new Set(rules.map(({ name }) => name))]
  return `${noModelNotice} This changes ${parts.join(' and ')}.\n\n\`\`\`css\n${css.join('\n\n')}\n\`\`\``
}

const noModelNotice = 'No AI model is connected, so I follow fixed rules.'
const supportedRequests =
  'I did not understand that one. I can do colours, round or square corners, font size and weight, borders, shadows, spacing, dark backgrounds and hiding, for the header, bubbles, suggested replies, buttons, cards, the text box or the window. For example: “Make the visitor’s bubbles dark green with square corners.”'

/** The clauses of a request, each with the part that it is about; one that names no part is about the previous one. */
const clausesOf = (request: string) => {
  let part = namedParts.at(-1)
  return request
    .split(/[.;\n]|,(?! *\d)|\band\b(?! (bold|round|dark|square|big|small))/i)
    .filter((clause) => clause?.trim())
    .flatMap((clause) => {
      part = namedParts.find(({ pattern }) => pattern.test(clause)) ?? part
      return part ? [{ selector: part.selector, name: part.name, clause }] : []
    })
}
