import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

const TEMPLATES = '/v2/agents/{agentId}/conversations/{conversationId}/templates'

/** The approved templates of the number that a conversation is held through. */
export const chatTemplatesQuery = (region: Region, agentId: string, conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', region, agentId, 'templates', conversationId],
    queryFn: async ({ signal }) =>
      (await callIn(region)(`GET ${TEMPLATES}`, { agentId, conversationId }, { signal })).templates,
    staleTime: 60_000,
    retry: false,
  })

/** Sends a template to the visitor. The same `clientId` again is the same message. */
export const templateMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'template', conversationId],
    mutationFn: (message: {
      readonly clientId: string
      readonly name: string
      readonly language: string
      readonly values: string[]
    }) => callIn(region)(`POST ${TEMPLATES}`, { agentId, conversationId, ...message }),
    onSettled: (_answer, _error, _message, _context, { client }) =>
      client.invalidateQueries({ queryKey: ['conversations', region, agentId] }),
  })
