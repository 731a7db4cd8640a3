import type { Limit } from './parts.ts'

const encoder = new TextEncoder()

/** A text's length as a provider counts it. */
export const lengthIn = (unit: Limit['unit'], text: string): number =>
  unit === 'bytes' ? encoder.encode(text).length : text.length

/** A text of at most `most` UTF-16 units: what is cut off is an ellipsis, and no character is cut in two. */
export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
