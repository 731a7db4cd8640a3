/**
 * Splits running text into parts of at most `maxLength` characters: at the end of a line or sentence in the second half if
 * there is one, else between words. Scripts without spaces are split by a dictionary of words; only a single "word" longer
 * than `maxLength` is ever split.
 */
export function splitText(text: string, maxLength: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > maxLength) {
    const end = splitPoint(rest, maxLength)
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}

function splitPoint(text: string, maxLength: number): number {
  // one character more, to include a space right after the last word that fits
  const window = text.slice(0, maxLength + 1)
  const half = maxLength / 2
  const line = window.lastIndexOf('\n')
  if (line > half) return line
  const sentence = lastEnd(window, /[.!?…]["'”’)\]]*\s|[。！？]/g)
  if (sentence > half && sentence <= maxLength) return sentence
  const space = lastEnd(window, /\s+/g, 'start')
  if (space > 0) return space
  return boundaryBefore(window, maxLength)
}

function lastEnd(window: string, pattern: RegExp, side: 'start' | 'end' = 'end'): number {
  let last = -1
  for (const match of window.matchAll(pattern)) last = side === 'end' ? match.index + match[0].length : match.index
  return last
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function boundaryBefore(window: string, maxLength: number): number {
  for (const segmenter of [words, graphemes]) {
    let last = 0
    for (const { index } of segmenter.segment(window)) if (index <= maxLength) last = index
    if (last > 0) return last
  }
  return maxLength
}
