import { HumanReplied } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishChange } from './publish-change.ts'

/** Publishes an update when a human agent replies. */
export const handler = consumer(HumanReplied, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishChange({ agentId, conversationId, messageId, at }),
)
