import { MessageReceived } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when a visitor sends a message. */
export const handler = briefConsumer(MessageReceived, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
