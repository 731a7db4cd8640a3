import { holderOf } from '#features/conversations'
import { actorName } from '#lib/actor-name'
import { authorize } from '#lib/authorize'
import { rateLimit } from '#lib/rate-limit'
import { world } from '#lib/world'
import { conversationMessages } from '#shared/conversations/messages'
import { type LiveTopic, topicName } from '#shared/notifications/live'
import { TYPING_EVERY_MS } from '#shared/notifications/typing'
import { Problem } from '#shared/problems'
import { actorOf } from './actor-of.ts'
import { subscriptions } from './store.ts'
import { tellTopic } from './tell-topic.ts'

/** Twice what clients say, since what they say falls unevenly into a window. */
const REPEATS = { perWindow: 4, windowSeconds: (2 * TYPING_EVERY_MS) / 1000, message: 'This is said too often.' }

type ConversationTopic = Extract<LiveTopic, { readonly kind: 'conversation' }>

/**
 * Tells who listens to a conversation that somebody is writing in it. What a connection may say follows from what it listens
 * to: a visitor speaks for themselves, and of the team only whoever holds the conversation. While nobody does it is told to no
 * one, so that a turn of the agent costs nothing more. Kept nowhere; lost, the next one tells it.
 */
export const tellTyping = async (connectionId: string, topic: ConversationTopic): Promise<void> => {
  const { agentId, conversationId } = topic
  const name = topicName(topic)
  const heard = await subscriptions.get({ topic: name, connectionId })
  if (!heard || heard.endsAt * 1000 <= world().now())
    throw new Problem('unauthenticated', 'Subscribe before you say that you are typing.')
  await rateLimit({ scope: `typing#${connectionId}`, ...REPEATS })
  const holder = await holderOf(agentId, conversationId)
  if (!holder) return
  const about = { type: 'typing', agentId, conversationId } as const
  if (heard.subscriber.kind === 'visitor') return tellTopic(name, { ...about, role: 'visitor' })
  const actor = actorOf(heard.subscriber)
  await authorize(actor, 'agent:write', { agentId })
  if (actorName(actor) !== holder.id) throw new Problem('forbidden', conversationMessages.takeOverFirst)
  await tellTopic(name, { ...about, role: 'person', by: holder.name })
}
