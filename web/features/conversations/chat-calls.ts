import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

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

/** Sends a message again that did not arrive at its channel, or may not have. */
export const resendMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'resend', conversationId],
    mutationFn: (about: { readonly messageId: string; readonly mayArriveTwice?: true }) =>
      callIn(region)(`POST ${OF_ONE}/messages/{messageId}/resend`, { agentId, conversationId, ...about }),
    onSettled: (_answer, _error, _about, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
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
