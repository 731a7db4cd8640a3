import { AssigneeChanged } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { pushChange } from './push-change.ts'

/** Publishes an update when a conversation's assignee changes. */
export const handler = consumer(AssigneeChanged, async ({ at, data: { agentId, conversationId, messageId } }) =>
  pushChange({ agentId, conversationId, messageId, at }),
)
