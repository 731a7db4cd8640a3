import { ConversationRated } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishToTeam } from './publish-to-team.ts'

/** Publishes a visitor's rating to the team. */
export const handler = briefConsumer(ConversationRated, async ({ at, data: { agentId, conversationId } }) =>
  publishToTeam({ agentId, conversationId, messageId: '', at }),
)
