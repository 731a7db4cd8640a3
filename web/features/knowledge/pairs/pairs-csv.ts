import type { Pair } from '#shared/knowledge/pairs'

/** A cell that a spreadsheet would run as a formula is made text by an apostrophe (OWASP, CSV injection). */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Pairs as RFC 4180 text; other wordings and tags are one a line inside their cell. */
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
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
