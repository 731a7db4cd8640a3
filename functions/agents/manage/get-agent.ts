import { agentOf } from '#functions/agents/agent-of'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'

/** An agent's draft. */
export const getAgent: Verb<typeof routes, 'GET /v2/agents/{agentId}'> = async ({ agentId }) => {
  const data = await agentOf(agentId)
  if (!data) throw new Problem('not-found', agentText('notFound'))
  return { data }
}
