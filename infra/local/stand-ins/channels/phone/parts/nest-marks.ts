import type { Mark } from '#infra/local/stand-ins/channels/phone-view'

export type MarkedNode = string | { readonly mark: Mark; readonly children: readonly MarkedNode[] }

const clip = (marks: readonly Mark[], from: number, to: number): readonly Mark[] =>
  marks.flatMap((mark) => {
    const offset = Math.max(mark.offset, from)
    const length = Math.min(mark.offset + mark.length, to) - offset
    return length > 0 ? [{ ...mark, offset, length }] : []
  })

/** A text as a tree of its marks: the longest outside, those that overlap cut in two. */
export const nestMarks = (text: string, marks: readonly Mark[], from = 0, to = text.length): readonly MarkedNode[] => {
  const [first, ...rest] = [...clip(marks, from, to)].sort((a, b) => a.offset - b.offset || b.length - a.length)
  if (!first) return from < to ? [text.slice(from, to)] : []
  const end = first.offset + first.length
  return [
    ...(from < first.offset ? [text.slice(from, first.offset)] : []),
    { mark: first, children: nestMarks(text, rest, first.offset, end) },
    ...nestMarks(text, rest, end, to),
  ]
}
