import { ConversationRated } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes a visitor's rating to the team; the update names no message. */
export const handler = briefConsumer(ConversationRated, async ({ at, data: { agentId, conversationId } }) =>
  publishToTopic(topicName({ kind: 'agent', agentId }), {
    type: 'changed',
    agentId,
    conversationId,
    messageId: '',
    at,
  }),
)
