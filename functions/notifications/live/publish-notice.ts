import { NoticeStored } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when the product itself has added to a conversation. */
export const handler = consumer(NoticeStored, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
