import { AssigneeChanged } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when a conversation's assignee changes. */
export const handler = briefConsumer(AssigneeChanged, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
