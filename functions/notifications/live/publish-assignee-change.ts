import { AssigneeChanged } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when a conversation's assignee changes. */
export const handler = consumer(AssigneeChanged, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
