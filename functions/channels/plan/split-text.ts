import type { Entity, FormattedText } from './formatted-text.ts'

/** Where a text may be cut, the best first: after a paragraph, a line, a sentence, a word. */
const CUTS = [/\n\n/g, /\n/g, /[.!?…](?=\s)|[。！？]/g, /\s/g] as const

export interface Room {
  /** Of a piece, as `size` counts it. */
  readonly most: number
  readonly pieces: number
  /** A piece's length as it is sent; never less than its UTF-16 units, which it is by itself. */
  readonly size?: (piece: FormattedText) => number
}

/**
 * Cuts a text into pieces that have room, never within an entity that has room in one, and at most so many of them; a longer text
 * ends with an ellipsis.
 */
export const splitText = (
  whole: FormattedText,
  { most, pieces: count, size = units }: Room,
): readonly FormattedText[] => {
  const fits = (piece: FormattedText) => size(piece) <= most
  const pieces: FormattedText[] = []
  let rest = trimmed(whole)
  while (!fits(rest) && pieces.length < count - 1) {
    const at = cutOf(rest, most, fits)
    pieces.push(trimmed(between(rest, 0, at)))
    rest = trimmed(between(rest, at, rest.text.length))
  }
  if (fits(rest)) return rest.text === '' ? pieces : [...pieces, rest]
  const at = cutOf(rest, most, (piece) => fits(withEllipsis(piece)))
  return [...pieces, withEllipsis(trimmed(between(rest, 0, at)))]
}

const units = ({ text }: FormattedText): number => text.length

const withEllipsis = (piece: FormattedText): FormattedText => ({ ...piece, text: `${piece.text}…` })

type Fits = (piece: FormattedText) => boolean

/** The best place to cut in the second half of what fits, else further in front. */
const cutOf = (whole: FormattedText, most: number, fits: Fits): number => {
  const { text, entities } = whole
  const longest = longestOf(whole, most, fits)
  const window = text.slice(0, longest + 1)
  const hasRoom = ({ offset, length }: Entity) => fits(between(whole, offset, offset + length))
  const held = entities.filter((entity) => entity.offset <= longest && hasRoom(entity))
  const isWhole = (at: number) => held.every(({ offset, length }) => at <= offset || at >= offset + length)
  for (const earliest of [longest / 2, 1])
    for (const cut of CUTS) {
      const places = [...window.matchAll(cut)].map(({ index, 0: sign }) => index + sign.length)
      const best = places.findLast((at) => at <= longest && at >= earliest && isWhole(at))
      if (best !== undefined) return best
    }
  const before = held.find(({ offset, length }) => offset < longest && offset + length > longest)
  if (before && before.offset > 0) return before.offset
  // not between the halves of a character
  return longest > 1 && /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest
}

/** How much of a text's beginning fits. */
const longestOf = (whole: FormattedText, most: number, fits: Fits): number => {
  const hasRoom = (end: number) => fits(trimmed(between(whole, 0, end)))
  let least = 1
  let end = Math.min(whole.text.length, most)
  while (least < end) {
    const middle = Math.ceil((least + end) / 2)
    if (hasRoom(middle)) least = middle
    else end = middle - 1
  }
  // marks that one more letter needs can make it a little longer than a longer one
  while (least > 1 && !hasRoom(least)) least--
  return least
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
