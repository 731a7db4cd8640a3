import { CsvError, parse } from 'csv-parse/sync'
import type { Block, ExtractOutcome } from '#functions/documents/document'

const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
/** Of a column's name, which every row repeats. */
const MAX_NAME = 200
/** Of all rows with the names of their columns: twice the longest text that is read. */
const MAX_TEXT_LENGTH = 16_000_000

/** The most frequent separator of the first line; spreadsheets in much of Europe write semicolons. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1)
  const counts = [',', ';', '\t', '|'].map((separator) => ({ separator, count: first.split(separator).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator
}

/** Reads a table: each row becomes a block that names its columns, so that it can be found and cited alone. */
export function readCsv(text: string): ExtractOutcome {
  let rows: string[][]
  try {
    rows = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
      to: MAX_ROWS + 2,
    })
  } catch (failure) {
    if (failure instanceof CsvError) return { ok: false, code: 'csv-broken' }
    throw failure
  }
  const [first = [], ...lines] = rows
  if (lines.length > MAX_ROWS || first.length > MAX_COLUMNS) return { ok: false, code: 'csv-too-large' }
  const names = first.map((name) => name.slice(0, MAX_NAME))
  const blocks: Block[] = []
  let length = 0
  for (const cells of lines) {
    const block = blockOf(names, cells)
    length += block.text.length
    if (length > MAX_TEXT_LENGTH) return { ok: false, code: 'csv-too-large' }
    if (block.text !== '') blocks.push(block)
  }
  return blocks.length > 0 ? { ok: true, document: { title: '', blocks } } : { ok: false, code: 'csv-no-rows' }
}

const blockOf = (names: readonly string[], cells: readonly string[]): Block => ({
  headingPath: [],
  text: cells
    .map((cell, at) => (cell === '' ? '' : names[at] ? `${names[at]}: ${cell}` : cell))
    .filter((line) => line !== '')
    .join('\n'),
})
