import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { ConversationField } from '#shared/conversations/fields'
import type { Channel, ConversationSummary, Message } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import type { ChatsFilter } from './live/chats-filter.ts'
import { type LiveRows, noLiveRows } from './live/live-rows.ts'

/** All lists of an agent's Chats. */
export const conversationListsKey = (region: Region, agentId: string) =>
  ['conversations', region, agentId, 'list'] as const

interface ChatsChoice {
  /** One state, or only those with a message left for the team. */
  readonly filter?: ChatsFilter | undefined
  readonly channel?: Channel | undefined
  /** Only those with a field of the visitor that contains it. */
  readonly find?: string | undefined
}

/** Chats, newest first, 50 per page. */
export const conversationsQuery = (region: Region, agentId: string, { filter, channel, find }: ChatsChoice) =>
  infiniteQueryOptions({
    queryKey: [...conversationListsKey(region, agentId), filter ?? 'all', channel ?? 'all', find ?? ''],
    queryFn: async ({ pageParam }) => {
      const at = Date.now()
      const only = filter === 'left-message' ? { place: filter } : { state: filter }
      const page = await callIn(region)('GET /v2/agents/{agentId}/conversations', {
        agentId,
        ...only,
        ...(channel ? { channel } : {}),
        ...(find ? { find } : {}),
        after: pageParam,
      })
      return { ...page, at }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** How many conversations wait for the team. Live updates bring the number. */
export const deskCountQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['conversations', region, agentId, 'desk-count'],
    meta: { isOfFrame: true },
    queryFn: ({ signal }) => callIn(region)('GET /v2/agents/{agentId}/desk-count', { agentId }, { signal }),
  })

/** What live updates have brought since the lists were fetched. Never fetched itself. */
export const liveRowsQuery = (region: Region, agentId: string) =>
  queryOptions<LiveRows, Error, LiveRows, readonly string[]>({
    queryKey: ['conversations', region, agentId, 'live'],
    queryFn: skipToken,
    initialData: noLiveRows,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** All transcripts of an agent's conversations. */
export const transcriptsKey = (region: Region, agentId: string) => ['conversations', region, agentId, 'one'] as const

interface Transcript {
  readonly conversation: ConversationSummary
  /** What is known about the visitor. */
  readonly fields: readonly ConversationField[]
  readonly messages: readonly Message[]
  /** Where the last page begins: its cursor, and how many messages are before it. */
  readonly last: { readonly after: string | undefined; readonly from: number }
}

/**
 * A whole transcript, oldest first; the pages of a long one are fetched one after another, later on only the last one and
 * what has followed.
 */
export const transcriptQuery = (region: Region, agentId: string, conversationId: string) =>
  queryOptions({
    queryKey: [...transcriptsKey(region, agentId), conversationId],
    queryFn: async ({ signal, client, queryKey }): Promise<Transcript> => {
      const read = (after: string | undefined) =>
        callIn(region)(
          'GET /v2/agents/{agentId}/conversations/{conversationId}',
          { agentId, conversationId, after },
          { signal },
        )
      const known = client.getQueryData<Transcript>(queryKey)
      let last = known?.last ?? { after: undefined, from: 0 }
      const messages = (known?.messages ?? []).slice(0, last.from)
      for (;;) {
        const page = await read(last.after)
        messages.push(...page.messages)
        if (!page.cursor) return { conversation: page.conversation, fields: page.fields, messages, last }
        last = { after: page.cursor, from: messages.length }
      }
    },
  })

/** Changes the head of a fetched transcript. One that is known to be out of date stays so. */
export const patchTranscript = (
  client: QueryClient,
  {
    region,
    agentId,
    conversationId,
  }: { readonly region: Region; readonly agentId: string; readonly conversationId: string },
  change: (conversation: ConversationSummary) => ConversationSummary,
): void => {
  const { queryKey } = transcriptQuery(region, agentId, conversationId)
  const { data, dataUpdatedAt, isInvalidated } = client.getQueryState(queryKey) ?? {}
  if (!data) return
  client.setQueryData(queryKey, { ...data, conversation: change(data.conversation) }, { updatedAt: dataUpdatedAt ?? 0 })
  if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}
