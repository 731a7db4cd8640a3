import type { PairContent } from '#shared/knowledge/pairs'
import { newPair } from '#web/features/knowledge/pairs/new-pair.ts'
import { parseCsv } from '#web/lib/format/parse-csv.ts'

/** The apostrophe that an export puts before a formula. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim()

const lines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The Q&As of a file with the columns `question` and `answer`; undefined if either is missing. */
export const pairsFromCsv = (text: string): PairContent[] | undefined => {
  const [head = [], ...rows] = parseCsv(text)
  const names = head.map((name) => name.trim().toLowerCase())
  if (!names.includes('question') || !names.includes('answer')) return undefined
  return rows
    .map((row) => {
      const cell = (name: string) => plain(row[names.indexOf(name)] ?? '')
      const above = Number(cell('answers above').replace(',', '.'))
      const fresh = newPair({ question: cell('question'), answer: cell('answer') })
      return {
        ...fresh,
        alsoAskedAs: lines(cell('also asked as')),
        tags: lines(cell('tags')),
        answersAbove: above >= 0.5 && above <= 1 ? above : fresh.answersAbove,
      }
    })
    .filter(({ question, answer }) => question !== '' || answer !== '')
}
