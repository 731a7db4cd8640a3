import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { ConversationId, MessageId, TeamConversation } from '#shared/conversations/conversation-inputs'
import { fieldMessage } from '#shared/field-message'
import { MAX_ATTACHMENT_BYTES } from './attachment-limits.ts'
import { attachmentText } from './attachment-messages.ts'
import { AttachmentName } from './named-files.ts'

const FileSize = z
  .number()
  .int()
  .min(1, fieldMessage(attachmentText('empty')))
  .max(MAX_ATTACHMENT_BYTES, fieldMessage(attachmentText('tooLarge')))

/** A file that is to be attached to a message. */
const NewFile = z.strictObject({
  agentId: AgentId,
  conversationId: ConversationId,
  name: AttachmentName,
  bytes: FileSize,
})

const Upload = z.object({ attachmentId: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) })

const AttachmentPlace = z.object({
  /** Valid for one minute. */
  url: z.string(),
})

/** Files of visitors' messages: uploaded by visitors and in test chats, read by visitors and the team. */
export const attachmentRoutes = contract({
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments': {
    auth: 'conversation:take-part',
    cors: true,
    summary:
      'An address that one file of exactly this size can be PUT to within 15 minutes, with these headers; a message then names its id.',
    input: NewFile,
    output: Upload,
  },
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': {
    auth: 'conversation:take-part',
    cors: true,
    summary: 'An address at which the visitor gets a file of a message for one minute. All but pictures only download.',
    input: z.strictObject({
      agentId: AgentId,
      conversationId: ConversationId,
      messageId: MessageId,
      attachmentId: MessageId,
    }),
    output: AttachmentPlace,
  },
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments': {
    auth: 'agent:write',
    summary: 'An upload address for a file of a test conversation, as for visitors.',
    input: NewFile,
    output: Upload,
  },
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': {
    auth: 'agent:read',
    summary: 'An address at which a member gets a visitor’s file for one minute. All but pictures only download.',
    input: TeamConversation.extend({ messageId: MessageId, attachmentId: MessageId }),
    output: AttachmentPlace,
  },
})
