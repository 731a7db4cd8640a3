import type { Verb } from '#lib/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { placeOfAttachment } from './place-of-attachment.ts'

/** The team gets what a visitor sent. */
export const readAttachmentAsTeam: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}'
> = (wanted) => placeOfAttachment(wanted)
