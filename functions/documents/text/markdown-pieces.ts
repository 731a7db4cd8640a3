import { tidyLine } from '#functions/documents/tidy-text'

/** `level` 1-6 for headings, absent for text. */
export type MarkdownPiece = { readonly level?: number; readonly text: string }

/**
 * Splits Markdown into headings, paragraphs, list items, tables and listings.
 *
 * One pass over the lines and only bounded patterns, so that the time is linear: for complete CommonMark parsers there are
 * inputs that take minutes.
 */
export function markdownPieces(lines: readonly string[]): MarkdownPiece[] {
  const pieces: MarkdownPiece[] = []
  const add = (text: string, level?: number) => {
    if (text.trim()) pieces.push({ text: text.trim(), ...(level && { level }) })
  }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const fence = fenceOf(line)
    const heading = /^ {0,3}(#{1,6})(?:\s+|$)(.{0,300})/.exec(line)
    let end = at + 1
    if (fence) {
      while (end < lines.length && !fenceOf(lines[end] ?? '')?.startsWith(fence)) end++
      add(lines.slice(at + 1, end).join('\n'))
      end++
    } else if (heading) {
      add(withoutMarks((heading[2] ?? '').replace(/ #+ *$/, '')), heading[1]?.length)
    } else if (isRow(line)) {
      while (isRow(lines[end] ?? '')) end++
      add(lines.slice(at, end).map(cellsOf).filter(Boolean).join('\n'))
    } else if (line.trim() !== '' && !isRule(line)) {
      while (end < lines.length && continues(lines[end] ?? '')) end++
      const level = underline(lines[end] ?? '')
      const text = lines
        .slice(at, end)
        .map((part) => withoutMarks(part.replace(/^\s*(?:> ?)+/, '')))
        .join(' ')
      add(level ? text.slice(0, 300) : text.replace(/^[*+] /, '- '), level)
      if (level) end++
    }
    at = end
  }
  return pieces
}

const fenceOf = (line: string) => /^ {0,3}(```+|~~~+)/.exec(line)?.[1]
const isRow = (line: string) => /^\s*\|/.test(line)
const isRule = (line: string) => /^ {0,3}(?:(?:- ?){3,}|(?:\* ?){3,}|(?:_ ?){3,})$/.test(line)
const startsItem = (line: string) => /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line)
const underline = (line: string) => (/^ {0,3}=+$/.test(line) ? 1 : /^ {0,3}-{2,}$/.test(line) ? 2 : undefined)

function continues(line: string): boolean {
  if (line.trim() === '' || fenceOf(line) || isRow(line) || startsItem(line)) return false
  return !isRule(line) && !underline(line) && !/^ {0,3}#{1,6}(?:\s|$)/.test(line)
}

function cellsOf(row: string): string {
  const cells = row.trim().split('|').slice(1).map(withoutMarks)
  if (cells.at(-1) === '') cells.pop()
  return cells.every((cell) => /^:?-+:?$/.test(cell)) ? '' : cells.join(' | ')
}

/** Removes inline markup, except within backticks. */
function withoutMarks(text: string): string {
  const parts = text.split(/`+/)
  return tidyLine(parts.map((part, index) => (index % 2 === 1 ? part : withoutInlineMarks(part))).join(''))
}

function withoutInlineMarks(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\](?:\([^()\s]*(?:\s[^()]*)?\)|\[[^[\]]*\])/g, '$1')
    .replace(/<(https?:[^<>\s]{1,1000})>/g, '$1')
    .replace(/<\/?[a-z!][^<>]{0,1000}>/gi, ' ')
    .replace(/(?<![\p{L}\p{N}\\])[*_~]{1,3}(?=\S)|(?<=[^\s\\])[*_~]{1,3}(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
