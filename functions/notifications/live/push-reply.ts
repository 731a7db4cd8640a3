import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { pushChange } from './push-change.ts'

/** Tells listeners that a reply is committed. */
export const handler = consumer(ReplyCommitted, async ({ at, data: { agentId, conversationId, messageId } }) =>
  pushChange({ agentId, conversationId, messageId, at }),
)
