import { ConversationSeen } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes a visitor's read receipt to the team; the update names no message. */
export const handler = briefConsumer(ConversationSeen, async ({ at, data: { agentId, conversationId } }) =>
  publishToTopic(topicName({ kind: 'agent', agentId }), {
    type: 'changed',
    agentId,
    conversationId,
    messageId: '',
    at,
  }),
)
