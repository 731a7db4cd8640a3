import { ConversationRead } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishToTeam } from './publish-to-team.ts'

/** Publishes to the team that one of them has read a conversation; the update names no message. */
export const handler = briefConsumer(ConversationRead, async ({ at, data: { agentId, conversationId } }) =>
  publishToTeam({ agentId, conversationId, messageId: '', at }),
)
