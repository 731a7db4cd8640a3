import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { ContinueReason, ConversationState, Message } from './schema.ts'

/** Ids of conversations and messages are ULIDs; both sort by time. */
export const MessageId = z.string().regex(/^[0-9A-Z]{26}$/, fieldMessage(protocolText('messageId')))

export const ConversationId = z.string().regex(/^[0-9A-Za-z]{10,40}$/, fieldMessage(protocolText('conversationId')))

export const TeamConversation = z.strictObject({ agentId: AgentId, conversationId: ConversationId })

export const Started = z.object({
  conversationId: z.string(),
  /** The bearer token for all further calls in this conversation; valid for 30 days. */
  token: z.string(),
  protocol: z.number().int(),
  state: ConversationState,
  continue: z.boolean(),
  reason: ContinueReason.optional(),
  messages: z.array(Message),
})

/** The page's own variables about the visitor; never trusted as an identity. */
export const Variables = z
  .record(z.string().regex(/^[\w-]{1,60}$/, fieldMessage(protocolText('variableNames'))), z.string().max(300))
  .refine((variables) => Object.keys(variables).length <= 30, fieldMessage(protocolText('tooManyVariables')))
