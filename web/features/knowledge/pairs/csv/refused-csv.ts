import type { PairContent } from '#shared/knowledge/pairs'
import { csvRow } from '#web/lib/format/csv-row.ts'

/** The refused rows of an import, in the export's columns, with the reason last: once corrected, they can be imported again. */
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
