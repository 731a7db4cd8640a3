import type { ConversationSummary } from '#shared/conversations/schema'
import type { Seen } from './seen.ts'

/** A row of Chats that a live update brought. */
export interface PushedRow {
  readonly summary: ConversationSummary
  /** When the server read it, by the server's clock. */
  readonly at: number
  /** When it arrived, by this browser's clock. */
  readonly arrivedAt: number
}

/** What is known of an agent's Chats beside the fetched lists. Times in milliseconds since 1970. */
export interface LiveRows {
  readonly rows: ReadonlyMap<string, PushedRow>
  /** What of a conversation was marked as read here. */
  readonly seen: ReadonlyMap<string, Seen>
}

export const noLiveRows: LiveRows = { rows: new Map(), seen: new Map() }

/** Every change of a conversation has a later `lastAt`, except ratings and what marks it as read: so that decides first. */
const isOlder = (row: PushedRow, known: PushedRow): boolean =>
  row.summary.lastAt < known.summary.lastAt || (row.summary.lastAt === known.summary.lastAt && row.at < known.at)

/** Adds a pushed row. One that comes twice, or after a newer one, changes nothing. */
export const withRow = (live: LiveRows, row: PushedRow): LiveRows => {
  const { conversationId } = row.summary
  const known = live.rows.get(conversationId)
  if (known && (isOlder(row, known) || (row.at === known.at && row.summary.lastAt === known.summary.lastAt)))
    return live
  return { ...live, rows: new Map(live.rows).set(conversationId, row) }
}

/** Notes that a conversation was marked as read. What an earlier mark has already seen stays seen. */
export const withSeen = (live: LiveRows, conversationId: string, { at, unsentAt = 0 }: Seen): LiveRows => {
  const known = live.seen.get(conversationId)
  const seen = { at: Math.max(at, known?.at ?? 0), unsentAt: Math.max(unsentAt, known?.unsentAt ?? 0) }
  return { ...live, seen: new Map(live.seen).set(conversationId, seen) }
}

/** Drops the rows that arrived before `before`: the fetched lists have them. */
export const withoutEarlier = (live: LiveRows, before: number): LiveRows => ({
  ...live,
  rows: new Map([...live.rows].filter(([, { arrivedAt }]) => arrivedAt >= before)),
})
