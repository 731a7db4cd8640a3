import { DeliveryChanged } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishToTeam } from './publish-to-team.ts'

/** Publishes to the team what became of a message at its provider; visitors see it there. */
export const handler = briefConsumer(DeliveryChanged, async ({ at, data: { agentId, conversationId, messageId } }) =>
  publishToTeam({ agentId, conversationId, messageId, at }),
)
