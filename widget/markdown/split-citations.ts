/** Text, or the number of a source that is named in it. */
export type CitationPiece = string | number

/** Splits text at `[n]`. Not inside a word: `list[1]` is not a citation. Only numbers that `isKnown` count; the rest stays text. */
export const splitCitations = (text: string, isKnown: (n: number) => boolean): readonly CitationPiece[] => {
  const pieces: CitationPiece[] = []
  let from = 0
  for (const match of text.matchAll(/\s?(?<!\w)\[(\d{1,2})\]/g)) {
    const n = Number(match[1])
    if (!isKnown(n)) continue
    if (match.index > from) pieces.push(text.slice(from, match.index))
    pieces.push(n)
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}
