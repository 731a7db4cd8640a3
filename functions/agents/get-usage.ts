import type { Verb } from '#lib/api'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { liveAgent } from './live-agent.ts'
import { shouldContinue } from './should-continue.ts'

/** Whether the spend guards let the agent go on (specification 1, section 7). */
export const getUsage: Verb<typeof routes, 'GET /v2/public/agents/{agentId}/usage'> = async ({ agentId }) => {
  const live = await liveAgent(agentId)
  if (!live) throw new Problem('not-found', 'There is no such agent.')
  return { data: { shouldContinue: await shouldContinue(live) } }
}
