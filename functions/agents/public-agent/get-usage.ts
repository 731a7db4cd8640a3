import { liveAgent } from '#functions/agents/live-agent'
import { shouldContinue } from '#functions/agents/should-continue'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'

/** Whether the spend guards let the agent continue (specification 1, section 7). */
export const getUsage: Verb<typeof routes, 'GET /v2/public/agents/{agentId}/usage'> = async ({ agentId }) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', agentText('notFound'))
  return { data: { shouldContinue: await shouldContinue(live) } }
}
