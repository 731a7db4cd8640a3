import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/consumer'
import { tellChange } from './tell-change.ts'

/** Tells listeners that a reply is committed. */
export const handler = consumer(ReplyCommitted, async ({ at, data: { agentId, conversationId, messageId } }) =>
  tellChange({ agentId, conversationId, messageId, at }),
)
