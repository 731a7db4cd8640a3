import { readMarkup } from '#lib/read-markup'

const hiding: ReadonlySet<string> = new Set(['script', 'style'])
const ending = /^(?:p|div|li|h\d)$/

/** What a piece of HTML says, as lines of plain text. Markup reaches nobody's mail program. */
export const plainText = (html: string): string => {
  let text = ''
  let hidden = 0
  readMarkup(html, {
    onopentag: (name) => {
      if (hiding.has(name)) hidden++
      else if (name === 'br') text += '\n'
    },
    ontext: (part) => {
      if (hidden === 0) text += part
    },
    onclosetag: (name) => {
      if (hiding.has(name)) hidden--
      else if (ending.test(name)) text += '\n'
    },
  })
  return text
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
