import type { Inline } from './tokens.ts'

/** A run of `*`, `_` or `~` that may open or close emphasis; the rest of it is text. */
export interface DelimiterRun {
  readonly mark: string
  count: number
  readonly length: number
  readonly canOpen: boolean
  readonly canClose: boolean
}

export type Piece = Inline | DelimiterRun

const isDelimiterRun = (piece: Piece | undefined): piece is DelimiterRun => typeof piece === 'object' && 'mark' in piece

/** A run beside nothing or white space counts as beside a space. */
export const delimiterRun = (mark: string, count: number, before: string, after: string): DelimiterRun => {
  const isSpace = (c: string) => c === '' || /\s/.test(c)
  const isSign = (c: string) => /[\p{P}\p{S}]/u.test(c)
  const opens = !isSpace(after) && (!isSign(after) || isSpace(before) || isSign(before))
  const closes = !isSpace(before) && (!isSign(before) || isSpace(after) || isSign(after))
  const isInWord = mark === '_' && opens && closes
  return {
    mark,
    count,
    length: count,
    canOpen: opens && (!isInWord || isSign(before)),
    canClose: closes && (!isInWord || isSign(after)),
  }
}

/** CommonMark's "multiple of three": `**a*` does not pair a long run with a short one that could go either way. */
const canPair = (opener: DelimiterRun, closer: DelimiterRun): boolean => {
  if (opener.mark !== closer.mark || !opener.canOpen) return false
  if (closer.mark === '~') return opener.count === closer.count
  const isEither = (opener.canClose || closer.canOpen) && closer.length % 3 !== 0
  return !(isEither && (opener.length + closer.length) % 3 === 0)
}

const asText = (pieces: readonly Piece[]): Inline[] => {
  const out: Inline[] = []
  for (const piece of pieces) {
    const inline = isDelimiterRun(piece) ? piece.mark.repeat(piece.count) : piece
    const last = out.at(-1)
    if (typeof inline === 'string' && typeof last === 'string') out[out.length - 1] = last + inline
    else if (inline !== '') out.push(inline)
  }
  return out
}

/**
 * Pairs the runs of one stretch of text (CommonMark 0.31, "process emphasis", with GFM's `~`): each closer looks back for its
 * nearest opener, never further than where an equal one found none, so the time stays in proportion to the text.
 */
export const emphasis = (given: readonly Piece[]): Inline[] => {
  const pieces = [...given]
  const bottoms = new Map<string, number>()
  for (let at = 0; at < pieces.length; at++) {
    const closer = pieces[at]
    if (!isDelimiterRun(closer) || !closer.canClose || (closer.mark === '~' && closer.count > 2)) continue
    const kind = `${closer.mark}${closer.canOpen}${closer.mark === '~' ? closer.count : closer.length % 3}`
    const bottom = bottoms.get(kind) ?? 0
    let from = at - 1
    let opener: DelimiterRun | undefined
    for (; from >= bottom; from--) {
      const piece = pieces[from]
      if (isDelimiterRun(piece) && piece.count > 0 && canPair(piece, closer)) {
        opener = piece
        break
      }
    }
    if (!opener) {
      bottoms.set(kind, at)
      continue
    }
    const used = closer.mark === '~' ? closer.count : opener.count > 1 && closer.count > 1 ? 2 : 1
    const type = closer.mark === '~' ? 'del' : used === 2 ? 'strong' : 'em'
    pieces.splice(from + 1, at - from - 1, { type, inner: asText(pieces.slice(from + 1, at)) })
    opener.count -= used
    closer.count -= used
    // the closer is now two after the opener; if some of it is left, it is processed again
    at = from + (closer.count > 0 ? 1 : 2)
  }
  return asText(pieces)
}
