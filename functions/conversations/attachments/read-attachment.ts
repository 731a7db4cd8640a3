import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { getAttachmentUrl } from './get-attachment-url.ts'

/** Lets a visitor download a file that they sent. */
export const readAttachment: Verb<
  typeof routes,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}'
> = (key) => getAttachmentUrl(key)
