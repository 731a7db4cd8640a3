import { ConversationSeen } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes a visitor's read receipt to the team; the update names no message. */
export const handler = consumer(ConversationSeen, async ({ at, data: { agentId, conversationId } }) =>
  publishToTopic(topicName({ kind: 'agent', agentId }), {
    type: 'changed',
    agentId,
    conversationId,
    messageId: '',
    at,
  }),
)
