import type { Entity, FormattedText } from './formatted-text.ts'

/** Where a text may be cut, the best first: after a paragraph, a line, a sentence, a word. */
const CUTS = [/\n\n/g, /\n/g, /[.!?…。！？](?=\s)/g, /\s/g] as const

/**
 * Cuts a text into pieces of at most `most` UTF-16 units, never within an entity that fits into a piece, and at most `count` of
 * them; a longer text ends with an ellipsis.
 */
export const splitText = (whole: FormattedText, most: number, count: number): readonly FormattedText[] => {
  const pieces: FormattedText[] = []
  let rest = trimmed(whole)
  while (rest.text.length > most && pieces.length < count - 1) {
    const at = cutOf(rest, most)
    pieces.push(trimmed(between(rest, 0, at)))
    rest = trimmed(between(rest, at, rest.text.length))
  }
  if (rest.text.length > most) {
    const cut = trimmed(between(rest, 0, cutOf(rest, most - 1)))
    pieces.push({ ...cut, text: `${cut.text}…` })
  } else if (rest.text !== '') pieces.push(rest)
  return pieces
}

/** The best place to cut in the second half of what fits, else further in front. */
const cutOf = ({ text, entities }: FormattedText, most: number): number => {
  const window = text.slice(0, most + 1)
  const isWhole = (at: number) =>
    entities.every(({ offset, length }) => at <= offset || at >= offset + length || length > most)
  for (const earliest of [most / 2, 1])
    for (const cut of CUTS) {
      const places = [...window.matchAll(cut)].map(({ index, 0: sign }) => index + sign.length)
      const best = places.findLast((at) => at <= most && at >= earliest && isWhole(at))
      if (best !== undefined) return best
    }
  const before = entities.find(({ offset, length }) => offset < most && offset + length > most && length <= most)
  if (before && before.offset > 0) return before.offset
  // not between the halves of a character
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most
}

const between = ({ text, entities }: FormattedText, from: number, to: number): FormattedText => ({
  text: text.slice(from, to),
  entities: entities.flatMap((entity) => {
    const offset = Math.max(entity.offset, from)
    const end = Math.min(entity.offset + entity.length, to)
    return end > offset ? [{ ...entity, offset: offset - from, length: end - offset } satisfies Entity] : []
  }),
})

/** Telegram trims what it is sent, and would count the offsets from there. */
const trimmed = (whole: FormattedText): FormattedText => {
  const from = whole.text.length - whole.text.trimStart().length
  return between(whole, from, Math.max(from, whole.text.trimEnd().length))
}
