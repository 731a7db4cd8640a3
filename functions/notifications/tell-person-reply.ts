import { PersonReplied } from '#events/conversations/events'
import { consumer } from '#lib/consumer'
import { tellChange } from './tell-change.ts'

/** Tells listeners that a person wrote. */
export const handler = consumer(PersonReplied, async ({ at, data: { agentId, conversationId, messageId } }) =>
  tellChange({ agentId, conversationId, messageId, at }),
)
