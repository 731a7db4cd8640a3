import { NoticeStored } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishChange } from './publish-change.ts'
import { publishDeskCount } from './publish-desk-count.ts'

/** Publishes an update when the product itself has added to a conversation. */
export const handler = briefConsumer(NoticeStored, async ({ at, data }) => {
  const { workspaceId, agentId, conversationId, messageId } = data
  await Promise.all([publishChange({ agentId, conversationId, messageId, at }), publishDeskCount(workspaceId, agentId)])
})
