import { HolderChanged } from '#events/conversations/events'
import { consumer } from '#lib/consumer'
import { tellChange } from './tell-change.ts'

/** Tells listeners that somebody else holds a conversation. */
export const handler = consumer(HolderChanged, async ({ at, data: { agentId, conversationId, messageId } }) =>
  tellChange({ agentId, conversationId, messageId, at }),
)
