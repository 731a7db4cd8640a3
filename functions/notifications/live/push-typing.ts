import { getAssignee } from '#features/conversations'
import { subscriptions } from '#functions/notifications/store'
import { actorName } from '#lib/auth/actor-name'
import { authorize } from '#lib/auth/authorize'
import { rateLimit } from '#lib/http/rate-limit'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import { type LiveTopic, topicName } from '#shared/notifications/live'
import { TYPING_EVERY_MS } from '#shared/notifications/typing'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { actorOf } from './actor-of.ts'
import { pushToTopic } from './push-to-topic.ts'

/** Twice what clients say, since what they say falls unevenly into a window. */
const REPEATS = { perWindow: 4, windowSeconds: (2 * TYPING_EVERY_MS) / 1000, message: protocolText('tooOften') }

type ConversationTopic = Extract<LiveTopic, { readonly kind: 'conversation' }>

/**
 * Tells who listens to a conversation that somebody is writing in it. What a connection may say follows from what it listens
 * to: a visitor speaks for themselves, and of the team only whoever holds the conversation. While nobody does it is told to no
 * one, so that a turn of the agent costs nothing more. Kept nowhere; lost, the next one tells it.
 */
export const pushTyping = async (connectionId: string, topic: ConversationTopic): Promise<void> => {
  const { agentId, conversationId } = topic
  const name = topicName(topic)
  const heard = await subscriptions.get({ topic: name, connectionId })
  if (!heard || heard.endsAt * 1000 <= world().now())
    throw new Problem('unauthenticated', protocolText('subscribeFirst'))
  await rateLimit({ scope: `typing#${connectionId}`, ...REPEATS })
  const holder = await getAssignee(agentId, conversationId)
  if (!holder) return
  const about = { type: 'typing', agentId, conversationId } as const
  if (heard.subscriber.kind === 'visitor') return pushToTopic(name, { ...about, role: 'visitor' })
  const actor = actorOf(heard.subscriber)
  await authorize(actor, 'agent:write', { agentId })
  if (actorName(actor) !== holder.id) throw new Problem('forbidden', conversationText('takeOverFirst'))
  await pushToTopic(name, { ...about, role: 'person', by: holder.name })
}
