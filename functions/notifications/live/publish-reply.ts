import { ReplyCommitted } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when an agent's reply is committed. */
export const handler = briefConsumer(ReplyCommitted, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
