import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { getAttachmentUrl } from './get-attachment-url.ts'

/** Lets a member download a visitor's file. */
export const readAttachmentAsTeam: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}'
> = (key) => getAttachmentUrl(key)
