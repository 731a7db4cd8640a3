import { declarationsFor } from './declarations-for.ts'
import { namedParts } from './named-parts.ts'

/**
 * Writes CSS for common wishes without a model, and says what it is. The same wish always gets the same rules.
 * `wish` is what was said last.
 */
export const cssByRules = (wish: string): string => {
  if (/\b(launcher|open(ing)? button|floating button|bottom (left|right)|position)\b/i.test(wish))
    return `${noModelNotice} The button that opens the chat takes no CSS: it follows your brand colour, and its corner is set under “Where it stands”.`
  const rules = clausesOf(wish).flatMap(({ selector, name, clause }) => {
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

/** Each part of a sentence with what it is about; a clause that names nothing goes on about the last. */
const clausesOf = (wish: string) => {
  let about = namedParts.at(-1)
  return wish
    .split(/[.;\n]|,(?! *\d)|\band\b(?! (bold|round|dark|square|big|small))/i)
    .filter((clause) => clause?.trim())
    .flatMap((clause) => {
      about = namedParts.find(({ called }) => called.test(clause)) ?? about
      return about ? [{ selector: about.selector, name: about.name, clause }] : []
    })
}
