import { blockPatterns, isBlockStart } from './block-patterns.ts'
import type { BlockAt } from './lex-blocks.ts'
import { lexInline } from './lex-inline.ts'
import type { Alignment } from './tokens.ts'

/** A row's cells; `\|` is a bar inside one. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const alignmentOf = (cell: string): Alignment => {
  if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right'
  return cell.startsWith(':') ? 'left' : undefined
}

/** The table that begins at a line, if the next one is a delimiter row with as many columns. */
export const readTable = (lines: readonly string[], at: number): BlockAt | undefined => {
  const [head = '', ruler = ''] = [lines[at], lines[at + 1]]
  if (!head.includes('|') || !blockPatterns.tableLine.test(ruler)) return undefined
  const columns = cellsOf(head)
  const sides = cellsOf(ruler).map(alignmentOf)
  if (columns.length !== sides.length) return undefined
  let end = at + 2
  while (end < lines.length && (lines[end] ?? '').trim() !== '' && !isBlockStart(lines, end)) end++
  const rows = [columns, ...lines.slice(at + 2, end).map(cellsOf)]
  const filled = rows.map((row) => columns.map((_, i) => lexInline(row[i] ?? '')))
  return { block: { type: 'table', sides, rows: filled }, end }
}
