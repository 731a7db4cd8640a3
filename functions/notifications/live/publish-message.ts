import { MessageReceived } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when a visitor sends a message. */
export const handler = consumer(MessageReceived, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
