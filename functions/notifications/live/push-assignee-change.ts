import { AssigneeChanged } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { pushChange } from './push-change.ts'

/** Tells listeners that somebody else holds a conversation. */
export const handler = consumer(AssigneeChanged, async ({ at, data: { agentId, conversationId, messageId } }) =>
  pushChange({ agentId, conversationId, messageId, at }),
)
