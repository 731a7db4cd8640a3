import type { Verb } from '#lib/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { placeOfAttachment } from './place-of-attachment.ts'

/** A visitor gets back what they sent. */
export const readAttachment: Verb<
  typeof routes,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}'
> = (wanted) => placeOfAttachment(wanted)
