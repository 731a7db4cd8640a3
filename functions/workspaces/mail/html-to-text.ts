import { Parser } from 'htmlparser2'

const silent = new Set(['script', 'style', 'head', 'title', 'template'])
const breaks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote'])

/** The words of some markup, a line a block; links and pictures, the tools of fraud by mail, do not survive. */
export const htmlToText = (html: string): string => {
  let text = ''
  let depth = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) depth++
      if (breaks.has(name)) text += '\n'
    },
    ontext: (words) => {
      if (depth === 0) text += words
    },
    onclosetag: (name) => {
      if (silent.has(name)) depth--
      if (breaks.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
