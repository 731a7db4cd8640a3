import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { ConversationSummary } from '#shared/conversations/schema'
import { textFields } from '#shared/text-fields'

const ConversationTopic = z.strictObject({
  kind: z.literal('conversation'),
  agentId: AgentId,
  conversationId: z.string().regex(/^[0-9A-Za-z]{10,40}$/),
})

/**
 * The `live` WebSocket announces that something changed or that a user is typing, not the content: subscribers fetch it
 * from the ordinary routes, which authorise them again. So a message that comes twice, late or not at all does no harm and
 * leaks nothing. The one exception is the row of Chats in updates to an agent's team (the topic `agent`): with a fetch of
 * the list for every turn, each open dashboard would cost four calls a turn.
 *
 * A browser cannot send headers with a WebSocket, so the credential comes in the first message.
 */
export const LiveTopic = z.discriminatedUnion('kind', [
  /** A visitor's own conversation (conversation token) or one that a member opened (ID token). */
  ConversationTopic,
  /** All conversations of an agent: the Chats screen. */
  z.strictObject({ kind: z.literal('agent'), agentId: AgentId }),
  /** How many conversations wait for the agent's team: the count beside Chats, on every page of the agent. */
  z.strictObject({ kind: z.literal('desk'), agentId: AgentId }),
  /** New notifications of a workspace: the bell of its owner and members. */
  z.strictObject({ kind: z.literal('workspace'), workspaceId: z.string().regex(/^[\w-]{1,40}$/) }),
])
export type LiveTopic = z.infer<typeof LiveTopic>

/**
 * A client's message. `ping` keeps the connection open (API Gateway closes it after 10 idle minutes); it has no answer, which
 * would cost as much as the ping.
 */
export const LiveRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('subscribe'), topic: LiveTopic, token: z.string().min(8).max(4096) }),
  z.strictObject({ type: z.literal('unsubscribe'), topic: LiveTopic }),
  z.strictObject({ type: z.literal('ping') }),
  /**
   * The subscriber is typing in the conversation; sent again every `TYPING_EVERY_MS` (shared/notifications/typing.ts) while
   * they are. Only while the conversation has an assignee; of the team only the assignee. Never stored.
   */
  z.strictObject({ type: z.literal('typing'), topic: ConversationTopic }),
])
export type LiveRequest = z.infer<typeof LiveRequest>

/** A message of the server. `refused` carries a problem code. */
export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), topic: LiveTopic }),
  z.object({ type: z.literal('unsubscribed'), topic: LiveTopic }),
  z.object({ type: z.literal('refused'), code: z.string(), ...textFields, topic: LiveTopic.optional() }),
  /**
   * A conversation changed at `at` (milliseconds since 1970). `messageId` is the message that was stored, empty if only the
   * visitor's rating or read receipt changed, or a member read it.
   */
  z.object({
    type: z.literal('changed'),
    agentId: z.string(),
    conversationId: z.string(),
    messageId: z.string(),
    at: z.number(),
    /**
     * To the team only: the conversation's row of Chats, and when it was read (milliseconds since 1970). Of two rows the one
     * with the greater `lastAt` is newer, then the one that was read later. None if Chats does not list the conversation.
     */
    row: z.object({ at: z.number(), summary: ConversationSummary }).optional(),
  }),
  /** The visitor or the assignee is typing, for `TYPING_LASTS_MS` from now; `by` is the assignee's name. */
  z.object({
    type: z.literal('typing'),
    agentId: z.string(),
    conversationId: z.string(),
    role: z.enum(['visitor', 'person']),
    by: z.string().optional(),
  }),
  /** So many conversations wait for the agent's team; one more than screens show as a number at most. */
  z.object({ type: z.literal('desk'), agentId: z.string(), count: z.number().int() }),
  /** The workspace has new notifications; `at` in milliseconds since 1970. */
  z.object({ type: z.literal('notified'), workspaceId: z.string(), at: z.number() }),
  /** The subscriber is no longer a member of the workspace, and this subscription has ended. */
  z.object({ type: z.literal('left'), workspaceId: z.string() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** A topic's key in the table. */
export const topicName = (topic: LiveTopic): string => {
  switch (topic.kind) {
    case 'agent':
    case 'desk':
      return `${topic.kind}#${topic.agentId}`
    case 'conversation':
      return `conversation#${topic.agentId}#${topic.conversationId}`
    case 'workspace':
      return `workspace#${topic.workspaceId}`
  }
}
