import * as z from 'zod'
import { event } from '#events/event'
import { Channel } from '#shared/conversations/schema'

const where = { workspaceId: z.string(), agentId: z.string(), conversationId: z.string(), channel: Channel }

/** A visitor said something and it is stored. */
export const MessageReceived = event('conversations.message-received', z.object({ ...where, messageId: z.string() }))

/** A reply is committed, paid and part of the history. Amounts in milli-credits. */
export const ReplyCommitted = event(
  'conversations.reply-committed',
  z.object({
    ...where,
    messageId: z.string(),
    milliCredits: z.number().int(),
    payer: z.object({ kind: z.enum(['workspace', 'organisation']), id: z.string() }),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    durationMs: z.number().int(),
    isUnanswered: z.boolean(),
    isTest: z.boolean(),
    /** The question with its answer that was given word for word, if the reply is one. */
    pairId: z.string().optional(),
  }),
)

/** A visitor had their conversation deleted: whoever keeps something of it deletes that too. */
export const ConversationErased = event('conversations.erased', z.object(where))

/** A conversation began. */
export const ConversationStarted = event(
  'conversations.started',
  z.object({ ...where, country: z.string().optional(), isTest: z.boolean() }),
)
