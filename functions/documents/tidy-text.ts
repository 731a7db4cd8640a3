import type { Block } from './document.ts'

/** One line: control and invisible characters gone, every run of white space a single space. */
export function tidyLine(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim()
}

/** Lines of a listing or poem: indentation kept, ends trimmed, at most one empty line in a row. */
export function tidyLines(text: string): string {
  const lines = text
    .replace(invisible, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
  const start = lines.findIndex((line) => line !== '')
  const kept = lines.filter((line, index) => index >= start && (line !== '' || lines[index - 1] !== ''))
  return kept.join('\n').trimEnd()
}

/** A few letters or digits on a page are not a document; what a member typed may be as short as they like. */
export function hasText(blocks: readonly Block[], least = 20): boolean {
  let letters = 0
  for (const { text } of blocks) {
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    if (letters >= least) return true
  }
  return false
}

/** Controls other than white space, soft hyphens, zero-width spaces and direction marks; joiners stay. */
const invisible = /[^\P{Cc}\t\n\v\f\r]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]/gu
