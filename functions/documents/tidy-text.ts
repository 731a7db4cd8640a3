import type { Block } from './document.ts'

/** A single line without control and invisible characters, with single spaces. */
export function tidyLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, ' ').trim()
}

/** Lines of a listing or poem: indentation kept, ends trimmed, at most one empty line in a row. */
export function tidyLines(text: string): string {
  const lines = withoutInvisible(text)
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

/**
 * The tags of Unicode (U+E0000 to U+E007F) spell words that no reader sees and every model reads; in a flag of a part of a
 * country they follow the black flag.
 */
const tags = /(\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(tags, (_, flag: string | undefined) => flag ?? '')
