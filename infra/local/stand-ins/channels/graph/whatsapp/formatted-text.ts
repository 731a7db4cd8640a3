import type { Mark } from '#infra/local/stand-ins/channels/phone-view'

interface Formatted {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** `*bold*`, `_italic_`, `~struck~`, `` `code` `` and three of these around a block, at the edges of words. */
const SIGNS =
  /```([^`]+)```|`([^`\n]+)`|(?<![\w*])\*([^*\n]+)\*(?![\w*])|(?<![\w_])_([^_\n]+)_(?![\w_])|(?<![\w~])~([^~\n]+)~(?![\w~])/g
const TYPES = ['pre', 'code', 'bold', 'italic', 'strikethrough'] as const
const isVerbatim = (type: string) => type === 'pre' || type === 'code'

const LINK = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,:;!?)*_~`]/gi

const readSigns = (given: string): Formatted => {
  let text = ''
  let rest = 0
  const marks: Mark[] = []
  for (const match of given.matchAll(SIGNS)) {
    const at = match.slice(1).findIndex((words) => words !== undefined)
    const type = TYPES[at] ?? 'code'
    const words = match[at + 1] ?? ''
    text += given.slice(rest, match.index)
    rest = match.index + match[0].length
    const inner = isVerbatim(type) ? { text: words, marks: [] } : readSigns(words)
    const offset = text.length
    marks.push({ type, offset, length: inner.text.length })
    marks.push(...inner.marks.map((mark) => ({ ...mark, offset: mark.offset + offset })))
    text += inner.text
  }
  return { text: text + given.slice(rest), marks }
}

/** A text as WhatsApp draws it: its signs are marks, links can be followed. */
export const formattedText = (given: string): Formatted => {
  const { text, marks } = readSigns(given)
  const links = [...text.matchAll(LINK)].map(({ index, 0: url }) => ({
    type: 'url',
    offset: index,
    length: url.length,
  }))
  return { text, marks: [...marks, ...links] }
}
