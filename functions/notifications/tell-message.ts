import { MessageReceived } from '#events/conversations/events'
import { consumer } from '#lib/consumer'
import { tellChange } from './tell-change.ts'

/** Tells listeners that a visitor said something. */
export const handler = consumer(MessageReceived, async ({ at, data: { agentId, conversationId, messageId } }) =>
  tellChange({ agentId, conversationId, messageId, at }),
)
