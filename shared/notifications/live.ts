import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { textFields } from '#shared/text-fields'

const ConversationTopic = z.strictObject({
  kind: z.literal('conversation'),
  agentId: AgentId,
  conversationId: z.string().regex(/^[0-9A-Za-z]{10,40}$/),
})

/**
 * The `live` WebSocket tells that something changed, or that somebody is writing, never what: whoever hears it asks the
 * ordinary routes, which decide afresh who may see it. So a message may come twice, late or not at all and nothing is wrong
 * or leaked.
 *
 * A browser cannot send headers with a WebSocket, so the credential comes in the first message.
 */
export const LiveTopic = z.discriminatedUnion('kind', [
  /** A visitor's own conversation (conversation token) or one that a team looks at (ID token). */
  ConversationTopic,
  /** All conversations of an agent: the Chats screen. */
  z.strictObject({ kind: z.literal('agent'), agentId: AgentId }),
  /** That there are new notifications of a workspace: the bell of everybody in it. */
  z.strictObject({ kind: z.literal('workspace'), workspaceId: z.string().regex(/^[\w-]{1,40}$/) }),
])
export type LiveTopic = z.infer<typeof LiveTopic>

/** What a client may say. `ping` keeps the connection (API Gateway closes it after 10 idle minutes). */
export const LiveRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('subscribe'), topic: LiveTopic, token: z.string().min(8).max(4096) }),
  z.strictObject({ type: z.literal('unsubscribe'), topic: LiveTopic }),
  z.strictObject({ type: z.literal('ping') }),
  /**
   * Whoever listens to the conversation is writing in it: said again every `TYPING_EVERY_MS` (shared/notifications/typing.ts) while they are.
   * Only while a person holds it; of the team only that person. Kept nowhere.
   */
  z.strictObject({ type: z.literal('typing'), topic: ConversationTopic }),
])
export type LiveRequest = z.infer<typeof LiveRequest>

/** What the server says. `refused` carries a problem code. */
export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), topic: LiveTopic }),
  z.object({ type: z.literal('unsubscribed'), topic: LiveTopic }),
  z.object({ type: z.literal('refused'), code: z.string(), ...textFields, topic: LiveTopic.optional() }),
  z.object({ type: z.literal('pong') }),
  /** A message of this conversation was stored; `messageId` is its id, `at` milliseconds since 1970. */
  z.object({
    type: z.literal('changed'),
    agentId: z.string(),
    conversationId: z.string(),
    messageId: z.string(),
    at: z.number(),
  }),
  /** Somebody is writing in this conversation, for `TYPING_LASTS_MS` from now; `by` names the person of the team. */
  z.object({
    type: z.literal('typing'),
    agentId: z.string(),
    conversationId: z.string(),
    role: z.enum(['visitor', 'person']),
    by: z.string().optional(),
  }),
  /** Somebody of this workspace has a new notification; `at` in milliseconds since 1970. */
  z.object({ type: z.literal('notified'), workspaceId: z.string(), at: z.number() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** The name under which a topic's subscribers lie in the table. */
export const topicName = (topic: LiveTopic): string => {
  switch (topic.kind) {
    case 'agent':
      return `agent#${topic.agentId}`
    case 'conversation':
      return `conversation#${topic.agentId}#${topic.conversationId}`
    case 'workspace':
      return `workspace#${topic.workspaceId}`
  }
}
