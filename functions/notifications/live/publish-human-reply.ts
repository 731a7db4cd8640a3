import { HumanReplied } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when a human agent replies. */
export const handler = briefConsumer(HumanReplied, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
