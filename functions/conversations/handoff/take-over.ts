import { presentSummary } from '#functions/conversations/present-summary'
import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { changeAssignee } from './change-assignee.ts'
import { humanAgentOf } from './human-agent-of.ts'

/** A member takes the conversation over; the agent is silent from then on. */
export const takeOver: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over'
> = async ({ agentId, conversationId }, context) => {
  const by = await humanAgentOf(context)
  return {
    conversation: presentSummary(await changeAssignee({ agentId, conversationId, step: 'take-over', by }), by.id),
  }
}
