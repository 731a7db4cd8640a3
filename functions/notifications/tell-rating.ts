import { ConversationRated } from '#events/conversations/events'
import { consumer } from '#lib/consumer'
import { topicName } from '#shared/notifications/live'
import { tellTopic } from './tell-topic.ts'

/** Tells the team that a visitor rated a conversation; no message belongs to it. */
export const handler = consumer(ConversationRated, async ({ at, data: { agentId, conversationId } }) =>
  tellTopic(topicName({ kind: 'agent', agentId }), { type: 'changed', agentId, conversationId, messageId: '', at }),
)
