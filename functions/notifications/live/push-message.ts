import { MessageReceived } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { pushChange } from './push-change.ts'

/** Publishes an update when a visitor sends a message. */
export const handler = consumer(MessageReceived, async ({ at, data: { agentId, conversationId, messageId } }) =>
  pushChange({ agentId, conversationId, messageId, at }),
)
