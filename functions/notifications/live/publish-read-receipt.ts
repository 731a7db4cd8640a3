import { ConversationSeen } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { publishAgentChange } from './publish-agent-change.ts'

/** Publishes a visitor's read receipt to the team. */
export const handler = consumer(ConversationSeen, async ({ at, data: { agentId, conversationId } }) =>
  publishAgentChange({ agentId, conversationId, at }),
)
