import { agentOf } from '#functions/agents/agent-of'
import { capabilities } from '#lib/capabilities'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'

/** An agent's draft, and which providers it can use. */
export const getAgent: Verb<typeof routes, 'GET /v2/agents/{agentId}'> = async ({ agentId }) => {
  const [data, connected] = await Promise.all([agentOf(agentId), capabilities()])
  if (!data) throw new Problem('not-found', agentText('notFound'))
  return { data, capabilities: connected }
}
