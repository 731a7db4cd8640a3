import type { PairContent } from '#shared/knowledge/pairs'
import { csvRow } from './csv-row.ts'

/** The rows of an import that were not taken, in the columns of the export, with the reason last: mended, they can be imported again. */
export const refusedCsv = (refused: readonly { readonly pair: PairContent; readonly reason: string }[]): string =>
  [
    ['question', 'also asked as', 'answer', 'tags', 'answers above', 'reason'],
    ...refused.map(({ pair: { question, alsoAskedAs, answer, tags, answersAbove }, reason }) => [
      question,
      alsoAskedAs.join('\n'),
      answer,
      tags.join('\n'),
      String(answersAbove),
      reason,
    ]),
  ]
    .map(csvRow)
    .join('\r\n')
