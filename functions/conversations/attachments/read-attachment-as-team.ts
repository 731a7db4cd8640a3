import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { getAttachmentUrl } from './get-attachment-url.ts'

/** The team gets what a visitor sent. */
export const readAttachmentAsTeam: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}'
> = (wanted) => getAttachmentUrl(wanted)
