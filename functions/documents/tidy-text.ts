import type { Block } from './document.ts'

/** A single line without control and invisible characters, with single spaces. */
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
  const tidied = lines.filter((line, index) => index >= start && (line !== '' || lines[index - 1] !== ''))
  return tidied.join('\n').trimEnd()
}

/**
 * Whether the blocks have at least this many letters or digits: a page with fewer has no content; members' texts may be
 * shorter.
 */
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
