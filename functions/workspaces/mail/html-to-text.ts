import { readMarkup } from '#lib/read-markup'

const silent = new Set(['script', 'style', 'head', 'title', 'template'])
const breaks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote'])

/** The text of some markup, one line per block, without links and pictures, which phishing needs. */
export const htmlToText = (html: string): string => {
  let text = ''
  let depth = 0
  readMarkup(html, {
    onopentagname: (name) => {
      if (silent.has(name)) depth++
      if (breaks.has(name)) text += '\n'
    },
    ontext: (chunk) => {
      if (depth === 0) text += chunk
    },
    onclosetag: (name) => {
      if (silent.has(name)) depth--
      if (breaks.has(name)) text += '\n'
    },
  })
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
