import { ConversationSeen } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishToTeam } from './publish-to-team.ts'

/** Publishes a visitor's read receipt to the team. */
export const handler = briefConsumer(ConversationSeen, async ({ at, data: { agentId, conversationId } }) =>
  publishToTeam({ agentId, conversationId, messageId: '', at }),
)
