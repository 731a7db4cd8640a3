import type { StoredMessage } from '#features/conversations'
import { type FormattedText, formattedText } from './formatted-text.ts'
import { withLinks } from './with-links.ts'

/** A message's text, and its first `most` citations that have an address below it. */
export const withCitations = (
  { text, citations = [] }: Pick<StoredMessage, 'text' | 'citations'>,
  most: number,
): FormattedText =>
  withLinks(
    formattedText(text),
    citations
      .flatMap(({ n, title, url }) => (url === undefined ? [] : [{ before: `[${n}] `, label: title, url }]))
      .slice(0, most),
  )
