import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { PARTS } from './part-of.ts'
import { type LedgerEntry, ledger } from './store.ts'

const PAGE = 50

/**
 * A page of a ledger, newest first, from all its parts: lines of one owner have ids that sort by time. The cursor is the id of
 * the page's last line, which means the same before and after the ledger got parts.
 */
export const newestLines = async (
  owner: string,
  isInParts: boolean,
  after: string | undefined,
): Promise<{ readonly entries: readonly LedgerEntry[]; readonly cursor?: string }> => {
  // an id, or nothing of this list
  if (after !== undefined && !/^[0-9A-Z]{1,40}$/.test(after)) throw new Problem('bad-request', protocolText('cursor'))
  const parts = isInParts ? Array.from({ length: PARTS }, (_, part) => `#${part}`) : []
  const pages = await Promise.all(
    ['', ...parts].map((part) =>
      // the line of the cursor itself is in one of them
      ledger.between(`LED#${owner}${part}`, '0', after ?? '~', { limit: PAGE + 1, newestFirst: true }),
    ),
  )
  const entries = pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => id !== after)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const page = entries.slice(0, PAGE)
  const last = page.at(-1)
  const hasMore = entries.length > PAGE || pages.some(({ cursor }) => cursor !== undefined)
  return { entries: page, ...(hasMore && last ? { cursor: last.id } : {}) }
}
