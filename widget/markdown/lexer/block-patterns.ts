/** Patterns of the first lines of Markdown's blocks. */
export const blockPatterns = {
  heading: /^ {0,3}#{1,6}(?: (.*))?$/,
  rule: /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/,
  fence: /^( {0,3})(`{3,}|~{3,}(?!~))[^`]*$/,
  quote: /^ {0,3}>[ \t]?/,
  item: /^( {0,3})([-*+]|\d{1,9}[.)])(?:( +)([^ ].*)?)?$/,
  tableLine: /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/,
} as const

const isTableStart = (lines: readonly string[], at: number): boolean =>
  (lines[at] ?? '').includes('|') &&
  (lines[at + 1] ?? '').includes('-') &&
  blockPatterns.tableLine.test(lines[at + 1] ?? '')

/** Whether a line ends the paragraph before it. A list item does so only with text, a numbered one only as number 1. */
export const isBlockStart = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  const { heading, rule, fence, quote, item } = blockPatterns
  if (heading.test(line) || rule.test(line) || fence.test(line) || quote.test(line)) return true
  const [, , mark = '', , words = ''] = item.exec(line) ?? []
  return (words !== '' && (mark.length === 1 || Number.parseInt(mark, 10) === 1)) || isTableStart(lines, at)
}

/**
 * Whether a line without the marker or indent of the quote or list before it continues that one's last paragraph
 * (CommonMark's "lazy continuation"). `inside` holds the container's lines so far.
 */
export const isLazyContinuation = (inside: readonly string[], lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  const last = inside.at(-1) ?? ''
  const { heading, rule, fence, item } = blockPatterns
  if (line.trim() === '' || last.trim() === '') return false
  if (heading.test(last) || rule.test(last) || fence.test(last)) return false
  return !item.test(line) && !isBlockStart(lines, at)
}
