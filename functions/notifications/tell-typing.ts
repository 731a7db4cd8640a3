import { holderOf } from '#features/conversations'
import { actorName } from '#lib/actor-name'
import { authorize } from '#lib/authorize'
import { rateLimit } from '#lib/rate-limit'
import { world } from '#lib/world'
import { type LiveTopic, topicName } from '#shared/notifications/live'
import { Problem } from '#shared/problems'
import { actorOf } from './actor-of.ts'
import { subscriptions } from './store.ts'
import { tellTopic } from './tell-topic.ts'

/** Twice what clients say, which may fall into a window unevenly. */
const REPEATS = { perWindow: 4, windowSeconds: 6, message: 'This is said too often.' }

type ConversationTopic = Extract<LiveTopic, { readonly kind: 'conversation' }>

/**
 * Tells the other side of a conversation that somebody is writing in it. What a connection may say follows from what it
 * listens to: a visitor speaks for themselves, and of the team only whoever holds the conversation. While nobody does it is
 * told to no one, so that a turn of the agent costs nothing more. Kept nowhere; lost, the next one tells it.
 */
export const tellTyping = async (connectionId: string, topic: ConversationTopic): Promise<void> => {
  const { agentId, conversationId } = topic
  const ofConversation = topicName(topic)
  const ofAgent = topicName({ kind: 'agent', agentId })
  const [own, whole] = await Promise.all([
    subscriptions.get({ topic: ofConversation, connectionId }),
    subscriptions.get({ topic: ofAgent, connectionId }),
  ])
  const heard = own ?? whole
  if (!heard || heard.endsAt * 1000 <= world().now())
    throw new Problem('unauthenticated', 'Subscribe before you say that you are typing.')
  await rateLimit({ scope: `typing#${connectionId}`, ...REPEATS })
  const about = { type: 'typing', agentId, conversationId } as const
  const holder = await holderOf(agentId, conversationId)
  if (!holder) return
  if (heard.subscriber.kind === 'visitor') return tellTopic(ofAgent, { ...about, role: 'visitor' })
  const actor = actorOf(heard.subscriber)
  await authorize(actor, 'agent:write', { agentId })
  if (actorName(actor) !== holder.id)
    throw new Problem('forbidden', 'Take over the conversation before you write in it.')
  await tellTopic(ofConversation, { ...about, role: 'person', by: holder.name })
}
