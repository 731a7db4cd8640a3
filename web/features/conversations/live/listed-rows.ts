import type { Channel, ConversationSummary } from '#shared/conversations/schema'
import type { ChatsFilter } from './chats-filter.ts'
import type { LiveRows, PushedRow } from './live-rows.ts'
import { seenBy } from './seen.ts'

/** The index that lists are read from follows a change after a moment; a row that came shortly before may be missing there. */
export const INDEX_LAG_MS = 10_000

interface FetchedPage {
  readonly conversations: readonly ConversationSummary[]
  /** When the request was made, by this browser's clock. */
  readonly at: number
}

interface Fetched {
  readonly pages: readonly FetchedPage[]
  readonly hasMore: boolean
  readonly state: ChatsFilter | undefined
  readonly channel?: Channel | undefined
}

/**
 * The rows of a list, the newest first: the fetched pages with what live updates have brought since, each conversation
 * once, as its newest row says. A row enters a list, or leaves it, as its state does.
 */
export const listedRows = (
  { pages, hasMore, state, channel }: Fetched,
  live: LiveRows,
): readonly ConversationSummary[] => {
  const rows = new Map<string, ConversationSummary>()
  for (const { conversations, at } of pages)
    for (const row of conversations) {
      const known = rows.get(row.conversationId)
      if (known && known.lastAt > row.lastAt) continue
      const pushed = live.rows.get(row.conversationId)
      rows.set(row.conversationId, pushed && isNewer(pushed, row, at) ? pushed.summary : row)
    }
  const oldest = hasMore
    ? Math.min(...pages.flatMap(({ conversations }) => conversations.map(({ lastAt }) => lastAt)))
    : 0
  const listedAt = pages[0]?.at ?? 0
  for (const [conversationId, { summary, arrivedAt }] of live.rows) {
    // one that the list lacks although it was fetched later has left it
    const isMissing = !rows.has(conversationId) && arrivedAt >= listedAt - INDEX_LAG_MS
    // an older one comes with its page
    if (isMissing && summary.lastAt >= oldest) rows.set(conversationId, summary)
  }
  return [...rows.values()]
    .filter((row) => isOf(row, state) && (channel === undefined || row.channel === channel))
    .map((row) => {
      const seen = live.seen.get(row.conversationId)
      return seen ? seenBy(row, seen) : row
    })
    .toSorted((one, other) => other.lastAt - one.lastAt || (one.conversationId < other.conversationId ? 1 : -1))
}

const isOf = (row: ConversationSummary, filter: ChatsFilter | undefined): boolean => {
  if (filter === 'left-message') return row.place === filter
  return filter === undefined || row.state === filter
}

/** Whether a pushed row is newer than a fetched one: by the conversation's last change, else by which was read later. */
const isNewer = ({ summary, arrivedAt }: PushedRow, fetched: ConversationSummary, at: number): boolean =>
  summary.lastAt > fetched.lastAt || (summary.lastAt === fetched.lastAt && arrivedAt >= at)
