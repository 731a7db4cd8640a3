import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when an agent's reply is committed. */
export const handler = consumer(ReplyCommitted, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
