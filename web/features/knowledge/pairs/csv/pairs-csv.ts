import type { Pair } from '#shared/knowledge/pairs'
import { csvRow } from '#web/lib/format/csv-row.ts'

/** Q&As as RFC 4180 text; other wordings and tags are one per line inside their cell. */
export const pairsCsv = (pairs: readonly Pair[]): string =>
  [
    ['question', 'also asked as', 'answer', 'tags', 'answers above', 'uses'],
    ...pairs.map(({ question, alsoAskedAs, answer, tags, answersAbove, uses }) => [
      question,
      alsoAskedAs.join('\n'),
      answer,
      tags.join('\n'),
      String(answersAbove),
      String(uses),
    ]),
  ]
    .map(csvRow)
    .join('\r\n')
