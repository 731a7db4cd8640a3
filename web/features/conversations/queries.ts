import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { ConversationField } from '#shared/conversations/fields'
import type { Channel, ConversationSummary, Message } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import type { ChatsFilter } from './live/chats-filter.ts'
import { type LiveRows, noLiveRows, withReadUpTo } from './live/live-rows.ts'

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

const OF_ONE = '/v2/agents/{agentId}/conversations/{conversationId}'

/** Takes over, hands back or ends a conversation; the lists are updated at once. */
export const handoffMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'holder', conversationId],
    mutationFn: (step: 'take-over' | 'return' | 'end') =>
      callIn(region)(`POST ${OF_ONE}/${step}`, { agentId, conversationId }),
    // also after a refusal: another member was faster
    onSettled: (_answer, _error, _step, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
  })

/** The message that the visitor left at this time (milliseconds) is done. */
export const settleMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'done', conversationId],
    mutationFn: (askedAt: number) => callIn(region)(`POST ${OF_ONE}/done`, { agentId, conversationId, askedAt }),
    onSettled: (_answer, _error, _askedAt, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
  })

interface FieldChange {
  readonly name: string
  readonly value: string
  /** The value that the member saw. */
  readonly expected: string
}

/** Edits a field of the visitor; it is done once the new value shows, and after a refusal what others made of it. */
export const editFieldMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'field', conversationId],
    mutationFn: (change: FieldChange) =>
      callIn(region)(`PATCH ${OF_ONE}/fields`, { agentId, conversationId, ...change }),
    onSettled: (_answer, _error, _change, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
  })

/** The team has read a conversation up to this time (milliseconds). */
export const markReadMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'read', conversationId],
    mutationFn: (at: number) => callIn(region)(`POST ${OF_ONE}/seen`, { agentId, conversationId, at }),
    // nothing else has changed, so nothing is fetched
    onSuccess: (_answer, at, _context, { client }) => {
      client.setQueryData(liveRowsQuery(region, agentId).queryKey, (live = noLiveRows) =>
        withReadUpTo(live, conversationId, at),
      )
      patchTranscript(client, { region, agentId, conversationId }, (conversation) =>
        conversation.lastAt <= at ? { ...conversation, isUnread: false } : conversation,
      )
    },
  })

/** Gets the address of a visitor's file, valid for a minute. */
export const attachmentMutation = (region: Region, agentId: string, conversationId: string, messageId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'attachment', messageId],
    mutationFn: (attachmentId: string) =>
      callIn(region)(`GET ${OF_ONE}/messages/{messageId}/attachments/{attachmentId}`, {
        agentId,
        conversationId,
        messageId,
        attachmentId,
      }),
  })

/** The address of our copy of a picture of the live agent; nothing if there is none. */
export const pictureQuery = (region: Region, agentId: string, url: string) =>
  queryOptions({
    queryKey: ['conversations', region, agentId, 'picture', url],
    queryFn: ({ signal }) =>
      callIn(region)('GET /v2/public/agents/{agentId}/picture', { agentId, url }, { signal }).catch(
        (error: unknown) => {
          if (error instanceof Problem && error.code === 'not-found') return { path: '' }
          throw error
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Writes to the visitor. The same `clientId` again is the same message. */
export const replyMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'reply', conversationId],
    mutationFn: (message: { readonly clientId: string; readonly text: string }) =>
      callIn(region)(`POST ${OF_ONE}/replies`, { agentId, conversationId, ...message }),
    onSettled: (_answer, _error, _message, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
  })
