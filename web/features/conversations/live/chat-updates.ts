import type { QueryClient } from '@tanstack/react-query'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import {
  conversationListsKey,
  liveRowsQuery,
  patchTranscript,
  transcriptQuery,
  transcriptsKey,
} from '#web/features/conversations/queries.ts'
import type { LiveChange } from '#web/lib/live/live.ts'
import { paced } from '#web/lib/live/paced.ts'
import { INDEX_LAG_MS } from './listed-rows.ts'
import { noLiveRows, withoutEarlier, withRow } from './live-rows.ts'

/** How often the open conversation is fetched while messages arrive. */
const OPEN_EVERY_MS = 1_000
/** With more pushed rows than these the lists are fetched again, so that a day's conversations do not pile up. */
const MAX_ROWS = 500
const LISTS_EVERY_MS = 60_000

/**
 * What Chats does with live updates of an agent: the lists take the row that comes with each, and only the conversation
 * that is open is fetched. Everything is fetched once after each subscription, since earlier updates were missed.
 */
export const chatUpdates = (client: QueryClient, region: Region, agentId: string) => {
  const { queryKey: rowsKey } = liveRowsQuery(region, agentId)
  let openId: string | undefined

  const fetchLists = async () => {
    const startedAt = Date.now()
    await client.invalidateQueries({ queryKey: conversationListsKey(region, agentId) }, { throwOnError: true })
    client.setQueryData(rowsKey, (live = noLiveRows) => withoutEarlier(live, startedAt - INDEX_LAG_MS))
  }
  const fetchOpen = async () => {
    if (openId === undefined) return
    const { queryKey } = transcriptQuery(region, agentId, openId)
    const isFirst = client.getQueryData(queryKey) === undefined
    await client.refetchQueries({ queryKey, exact: true, type: 'active' })
    // a first fetch that was running already may have begun before the change
    if (isFirst) await client.refetchQueries({ queryKey, exact: true, type: 'active' })
  }
  const lists = paced(fetchLists, LISTS_EVERY_MS)
  const open = paced(fetchOpen, OPEN_EVERY_MS)

  const keepRow = (row: { readonly at: number; readonly summary: ConversationSummary }) => {
    const live = client.setQueryData(rowsKey, (known = noLiveRows) => withRow(known, { ...row, arrivedAt: Date.now() }))
    if (live && live.rows.size > MAX_ROWS) lists.call()
  }
  /** A rating, a read receipt or a member's reading adds no message, so the row is all that the open conversation needs. */
  const keepHead = (summary: ConversationSummary) => {
    const { queryKey } = transcriptQuery(region, agentId, summary.conversationId)
    // the running fetch may have begun before the change
    if (client.isFetching({ queryKey, exact: true }) > 0) return open.call()
    const known = client.getQueryData(queryKey)?.conversation
    if (known && known.editedAt !== summary.editedAt) return open.call()
    patchTranscript(client, { region, agentId, conversationId: summary.conversationId }, (known) =>
      summary.lastAt >= known.lastAt ? summary : known,
    )
  }
  /** What is not fetched now is fetched when it is opened again. */
  const outdate = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey, refetchType: 'none' })

  return {
    /** After each subscription. `current` is the open conversation. */
    subscribed: (current: string | undefined) => {
      openId = current
      outdate(transcriptsKey(region, agentId))
      void fetchLists().catch(() => undefined)
      open.call()
    },
    changed: (change: LiveChange, current: string | undefined) => {
      openId = current
      if (change.type !== 'changed') return
      if (change.row) keepRow(change.row)
      const isOpen = change.conversationId === current
      if (isOpen && change.messageId === '' && change.row) return keepHead(change.row.summary)
      outdate(transcriptQuery(region, agentId, change.conversationId).queryKey)
      if (isOpen) open.call()
    },
    stop: () => {
      lists.stop()
      open.stop()
    },
  } as const
}
