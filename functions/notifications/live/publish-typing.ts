import { getAssignee } from '#features/conversations'
import { actorName } from '#lib/auth/actor-name'
import { authorize } from '#lib/auth/authorize'
import { rateLimit } from '#lib/http/rate-limit'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import { type LiveTopic, topicName } from '#shared/notifications/live'
import { TYPING_EVERY_MS } from '#shared/notifications/typing'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { publishToTopic } from './publish-to-topic.ts'
import { actorOf } from './subscriptions/actor-of.ts'
import { subscriptions } from './subscriptions/store.ts'
import { subscriberKey } from './subscriptions/subscriber-key.ts'

/** Twice what clients send, because their reports fall unevenly into a window. */
const REPEATS = { perWindow: 4, windowSeconds: (2 * TYPING_EVERY_MS) / 1000, message: protocolText('tooOften') }

/** The call that an assignee types for. */
const replying = { key: 'POST /v2/agents/{agentId}/conversations/{conversationId}/replies', fields: [] }

type ConversationTopic = Extract<LiveTopic, { readonly kind: 'conversation' }>

/**
 * Publishes to a conversation's subscribers that the visitor or the assignee is typing. A visitor's connection may only
 * report for its own visitor, a member's only for a conversation assigned to that member. Without an assignee nothing is
 * published, so that the agent's turns cost nothing more. Never stored: a lost report is followed by the next.
 */
export const publishTyping = async (connectionId: string, topic: ConversationTopic): Promise<void> => {
  const { agentId, conversationId } = topic
  const name = topicName(topic)
  const subscription = await subscriptions.get({ topic: name, connectionId })
  if (!subscription || subscription.endsAt * 1000 <= world().now())
    throw new Problem('unauthenticated', protocolText('subscribeFirst'))
  // over all their connections: of a hundred that push to each other, one report would become ten thousand
  await rateLimit({ scope: `typing#${name}#${subscriberKey(subscription.subscriber)}`, ...REPEATS })
  const assignee = await getAssignee(agentId, conversationId)
  if (!assignee) return
  const about = { type: 'typing', agentId, conversationId } as const
  if (subscription.subscriber.kind === 'visitor') return publishToTopic(name, { ...about, role: 'visitor' })
  const actor = await actorOf(subscription.subscriber)
  await authorize(actor, 'agent:write', { agentId }, replying)
  if (actorName(actor) !== assignee.id) throw new Problem('forbidden', conversationText('takeOverFirst'))
  await publishToTopic(name, { ...about, role: 'person', by: assignee.name })
}
