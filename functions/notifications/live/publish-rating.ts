import { ConversationRated } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes a visitor's rating to the team; the update names no message. */
export const handler = consumer(ConversationRated, async ({ at, data: { agentId, conversationId } }) =>
  publishToTopic(topicName({ kind: 'agent', agentId }), {
    type: 'changed',
    agentId,
    conversationId,
    messageId: '',
    at,
  }),
)
