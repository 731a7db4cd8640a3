import { ConversationSeen } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { topicName } from '#shared/notifications/live'
import { pushToTopic } from './push-to-topic.ts'

/** Tells the team that a visitor has seen what was written; no message belongs to it. */
export const handler = consumer(ConversationSeen, async ({ at, data: { agentId, conversationId } }) =>
  pushToTopic(topicName({ kind: 'agent', agentId }), { type: 'changed', agentId, conversationId, messageId: '', at }),
)
