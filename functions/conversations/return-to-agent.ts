import type { Verb } from '#lib/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { changeHolder } from './change-holder.ts'
import { personOf } from './handoff/person-of.ts'
import { presentSummary } from './present-summary.ts'

/** A member of the team gives the conversation back to the agent. */
export const returnToAgent: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return'
> = async ({ agentId, conversationId }, { actor }) => {
  const by = personOf(actor)
  return { conversation: presentSummary(await changeHolder({ agentId, conversationId, step: 'return', by }), by.id) }
}
