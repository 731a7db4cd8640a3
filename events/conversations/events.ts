import * as z from 'zod'
import { event } from '#events/event'
import { Payer } from '#shared/billing/payer'
import { AccountId } from '#shared/channels/kinds'
import { Delivery } from '#shared/conversations/delivery'
import { Channel, ContinueReason, ConversationState } from '#shared/conversations/schema'

const where = { workspaceId: z.string(), agentId: z.string(), conversationId: z.string(), channel: Channel }

/** A visitor's message was stored. `unanswered`: why the agent does not answer it now. */
export const MessageReceived = event(
  'conversations.message-received',
  z.object({ ...where, messageId: z.string(), unanswered: ContinueReason.optional() }),
)

/** A reply was committed and paid. Amounts in milli-credits. */
export const ReplyCommitted = event(
  'conversations.reply-committed',
  z.object({
    ...where,
    messageId: z.string(),
    milliCredits: z.number().int(),
    /** What was held for it. */
    heldMilliCredits: z.number().int().optional(),
    payer: Payer,
    /** Between how many of the payer's shards the turn chose; absent where it ran on a draft. */
    payerShards: z.number().int().optional(),
    /** The agent's cap of the day on which it was held, and the percentages of it at which the team is notified. */
    dayCap: z.object({ day: z.string(), milliCredits: z.number().int(), alertAt: z.array(z.number()) }).optional(),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    durationMs: z.number().int(),
    isUnanswered: z.boolean(),
    isTest: z.boolean(),
    /** The Q&A that was answered verbatim, if the reply is one. */
    pairId: z.string().optional(),
  }),
)

/** A website outside an agent's allowed origins tried to embed it: at most once an hour for each origin (scheme and host). */
export const OriginRefused = event(
  'conversations.origin-refused',
  z.object({ workspaceId: z.string(), agentId: z.string(), origin: z.string() }),
)

/** A visitor deleted their conversation: every consumer that stores a part of it deletes that part. */
export const ConversationErased = event('conversations.erased', z.object(where))

/** A conversation was started. */
export const ConversationStarted = event(
  'conversations.started',
  z.object({ ...where, country: z.string().optional(), isTest: z.boolean() }),
)

/**
 * The conversation's assignee changed: a visitor asked for a human agent or went back to the agent, a member took over, handed
 * back or ended it. `by` is the member's name as visitors see it. An end that the agent's own nodes reach is `EndReached`.
 */
export const AssigneeChanged = event(
  'conversations.assignee-changed',
  z.object({
    ...where,
    messageId: z.string(),
    from: ConversationState,
    to: ConversationState,
    by: z.string().optional(),
    isTest: z.boolean(),
  }),
)

/** A reply at an end node of the agent ended the conversation. */
export const EndReached = event('conversations.end-reached', z.object({ ...where, isTest: z.boolean() }))

/** An agent's reply passed on a message that the visitor left for the team; the agent continues. */
export const MessageLeft = event(
  'conversations.message-left',
  z.object({ ...where, messageId: z.string(), isTest: z.boolean() }),
)

/** A visitor wrote, or added to, a message that waits for the team, and the agent has answered. */
export const LeftMessageWritten = event(
  'conversations.left-message-written',
  z.object({ workspaceId: z.string(), agentId: z.string(), conversationId: z.string() }),
)

/** The product itself added to a conversation: that messages were refused, or that an answer could not be given. */
export const NoticeStored = event('conversations.notice-stored', z.object({ ...where, messageId: z.string() }))

/** A member replied to the visitor. */
export const HumanReplied = event('conversations.human-replied', z.object({ ...where, messageId: z.string() }))

/** A visitor has seen a message of the agent or the team; the summary says which. */
export const ConversationSeen = event('conversations.seen', z.object(where))

/** A member has read a conversation, which is read for the whole team then. */
export const ConversationRead = event('conversations.read', z.object(where))

/** A visitor rated a conversation, or changed the rating: 1 is poor, 5 great. */
export const ConversationRated = event(
  'conversations.rated',
  z.object({ ...where, score: z.number().int(), before: z.number().int().optional(), isTest: z.boolean() }),
)

/** Messages wait for an account of a provider: names the account, never a message, since events repeat, shuffle and come late. */
export const SendQueued = event('conversations.send-queued', z.object({ account: AccountId }))

/** What became of a message at its provider is known, or known better; without `state` a visitor reacted to it or deleted it there. */
export const DeliveryChanged = event(
  'conversations.delivery-changed',
  z.object({ ...where, messageId: z.string(), state: Delivery.shape.state.optional() }),
)
