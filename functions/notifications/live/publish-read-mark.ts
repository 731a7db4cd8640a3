import { ConversationRead } from '#events/conversations/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { publishDeskCount } from './publish-desk-count.ts'
import { publishToTeam } from './publish-to-team.ts'

/** Publishes to the team that one of them has read a conversation, or marked it as done; the update names no message. */
export const handler = briefConsumer(ConversationRead, async ({ at, data }) => {
  const { workspaceId, agentId, conversationId } = data
  await Promise.all([
    publishToTeam({ agentId, conversationId, messageId: '', at }),
    publishDeskCount(workspaceId, agentId),
  ])
})
