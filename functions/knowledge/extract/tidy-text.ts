import type { Block } from './document.ts'

/** One line: control and invisible characters gone, every run of white space a single space. */
export function tidyLine(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim()
}

/** Lines of a listing or poem: indentation kept, ends trimmed, at most one empty line in a row. */
export function tidyLines(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
}

/** A few letters or digits are not a document. */
export function hasText(blocks: readonly Block[]): boolean {
  let letters = 0
  for (const { text } of blocks) {
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    if (letters >= 20) return true
  }
  return false
}

/** Controls other than tab and line breaks, soft hyphens, zero-width spaces and direction marks; joiners stay. */
const invisible =
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]/g
