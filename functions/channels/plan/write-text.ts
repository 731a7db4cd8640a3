import { lengthIn } from '#shared/channels/parts/length-in'
import { type Limit, MAX_PIECES } from '#shared/channels/parts/parts'
import type { Entity, FormattedText } from './formatted-text.ts'
import { splitText } from './split-text.ts'

/** How a channel without entities marks a text. What is marked already is handed to the outer marks. */
export interface Marks {
  /** A text outside code, so that none of it is read as a mark. */
  readonly escape: (text: string) => string
  /** Around each line; empty for none. */
  readonly bold: string
  readonly italic: string
  readonly strikethrough: string
  readonly code: (text: string) => string
  readonly pre: (text: string, language: string) => string
  /** Before each line of a quote. */
  readonly quote: string
  /** `words` are marked, `label` is the same without. */
  readonly link: (words: string, url: string, label: string) => string
}

/** A formatted text with a channel's own marks. */
export const writeText = ({ text, entities }: FormattedText, marks: Marks): string =>
  written(text, 0, text.length, entities, marks)

/** The pieces of a long text as they are sent, each within the limit with its marks. */
export const writePieces = (whole: FormattedText, { most, unit }: Limit, marks: Marks): readonly string[] =>
  splitText(whole, {
    most,
    pieces: MAX_PIECES,
    size: (piece) => lengthIn(unit, writeText(piece, marks)),
  }).map((piece) => writeText(piece, marks))

/** Outer entities are before their inner ones. */
const written = (text: string, from: number, to: number, entities: readonly Entity[], marks: Marks): string => {
  let done = ''
  let at = from
  entities.forEach((entity, index) => {
    const { offset, length } = entity
    if (offset < at) return
    const end = offset + length
    const inner = entities.slice(index + 1).filter((one) => one.offset >= offset && one.offset + one.length <= end)
    done +=
      marks.escape(text.slice(at, offset)) +
      marked(text.slice(offset, end), entity, marks, () => written(text, offset, end, inner, marks))
    at = end
  })
  return done + marks.escape(text.slice(at, to))
}

const marked = (
  label: string,
  { type, url = '', language = '' }: Entity,
  marks: Marks,
  inner: () => string,
): string => {
  switch (type) {
    case 'bold':
    case 'italic':
    case 'strikethrough':
      return eachLine(inner(), marks[type])
    case 'code':
      return marks.code(label)
    case 'pre':
      return marks.pre(label, language)
    case 'blockquote':
      return marks.quote + inner().replaceAll('\n', `\n${marks.quote}`)
    case 'text_link':
      return marks.link(inner(), url, label)
  }
}

/** A mark neither spans lines nor stands beside a space. */
const eachLine = (text: string, mark: string): string =>
  mark === ''
    ? text
    : text.replace(/[^\n]+/g, (line) => {
        const words = line.trim()
        return words === '' ? line : line.replace(words, () => `${mark}${words}${mark}`)
      })
