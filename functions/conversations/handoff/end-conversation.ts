import { presentSummary } from '#functions/conversations/present-summary'
import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { changeAssignee } from './change-assignee.ts'
import { humanAgentOf } from './human-agent-of.ts'

/** A member ends the conversation. */
export const endConversation: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end'
> = async ({ agentId, conversationId }, context) => {
  const by = await humanAgentOf(context)
  return { conversation: presentSummary(await changeAssignee({ agentId, conversationId, step: 'end', by }), by.id) }
}
