import type { StoredMessage } from '#features/conversations'
import { type FormattedText, formattedText } from './formatted-text.ts'
import { withLinks } from './with-links.ts'

/** A message's text, and its first `most` citations that have an address below it. Numbers of all others would name nothing, and go. */
export const withCitations = (
  { text, citations = [] }: Pick<StoredMessage, 'text' | 'citations'>,
  most: number,
): FormattedText => {
  const listed = citations
    .flatMap(({ n, title, url }) => (url === undefined ? [] : [{ n, before: `[${n}] `, label: title, url }]))
    .slice(0, most)
  const isUnlisted = (n: number) => citations.some((it) => it.n === n) && !listed.some((it) => it.n === n)
  const shown = text.replace(/ ?\[(\d{1,3})\](?!\()/g, (mark, n) => (isUnlisted(Number(n)) ? '' : mark))
  return withLinks(formattedText(shown), listed)
}
