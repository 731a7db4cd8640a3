import { NoticeStored } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when the product itself has added to a conversation. */
export const handler = briefConsumer(NoticeStored, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
