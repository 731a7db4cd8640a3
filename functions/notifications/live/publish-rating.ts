import { ConversationRated } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishAgentChange } from './publish-agent-change.ts'

/** Publishes a visitor's rating to the team. */
export const handler = consumer(ConversationRated, async ({ at, data: { agentId, conversationId } }) =>
  publishAgentChange({ agentId, conversationId, at }),
)
