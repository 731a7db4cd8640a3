import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { getAttachmentUrl } from './get-attachment-url.ts'

/** A visitor gets back what they sent. */
export const readAttachment: Verb<
  typeof routes,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}'
> = (wanted) => getAttachmentUrl(wanted)
