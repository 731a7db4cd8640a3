import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ConversationState, Message } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** Chats, newest first, 50 per page, optionally of one state. */
export const conversationsQuery = (region: Region, agentId: string, state: ConversationState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['conversations', region, agentId, 'list', state ?? 'all'],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/agents/{agentId}/conversations', { agentId, state, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** A whole transcript, oldest first; the pages of a long one are fetched one after another. */
export const transcriptQuery = (region: Region, agentId: string, conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', region, agentId, 'one', conversationId],
    queryFn: async ({ signal }) => {
      const read = (after: string | undefined) =>
        callIn(region)(
          'GET /v2/agents/{agentId}/conversations/{conversationId}',
          { agentId, conversationId, after },
          { signal },
        )
      let page = await read(undefined)
      const messages: Message[] = [...page.messages]
      while (page.cursor) {
        page = await read(page.cursor)
        messages.push(...page.messages)
      }
      return { conversation: page.conversation, messages }
    },
  })

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

/** The team has read a conversation up to this time (milliseconds). */
export const markReadMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'read', conversationId],
    mutationFn: (at: number) => callIn(region)(`POST ${OF_ONE}/seen`, { agentId, conversationId, at }),
    onSuccess: (_answer, _at, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
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
