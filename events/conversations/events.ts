import * as z from 'zod'
import { event } from '#events/event'
import { Payer } from '#shared/billing/payer'
import { Channel, ContinueReason, ConversationState } from '#shared/conversations/schema'

const where = { workspaceId: z.string(), agentId: z.string(), conversationId: z.string(), channel: Channel }

/** A visitor said something and it is stored. `unanswered`: why the agent does not answer it now. */
export const MessageReceived = event(
  'conversations.message-received',
  z.object({ ...where, messageId: z.string(), unanswered: ContinueReason.optional() }),
)

/** A reply is committed, paid and part of the history. Amounts in milli-credits. */
export const ReplyCommitted = event(
  'conversations.reply-committed',
  z.object({
    ...where,
    messageId: z.string(),
    milliCredits: z.number().int(),
    payer: Payer,
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

/**
 * Somebody else holds the conversation now, or nobody any more: a visitor asked for a person or went back to the agent, a
 * person took over, returned it or ended it. `by` is the person's name as visitors read it. An end that the agent's own
 * nodes bring comes with its reply instead.
 */
export const AssigneeChanged = event(
  'conversations.holder-changed',
  z.object({
    ...where,
    messageId: z.string(),
    from: ConversationState,
    to: ConversationState,
    by: z.string().optional(),
    isTest: z.boolean(),
  }),
)

/** A person of the team wrote to the visitor. */
export const HumanReplied = event('conversations.person-replied', z.object({ ...where, messageId: z.string() }))

/** A visitor has seen a message of others; the summary says which. */
export const ConversationSeen = event('conversations.seen', z.object(where))

/** A visitor rated a conversation, or changed the rating: 1 is poor, 5 great. */
export const ConversationRated = event(
  'conversations.rated',
  z.object({ ...where, score: z.number().int(), before: z.number().int().optional(), isTest: z.boolean() }),
)
