import type { Verb } from '#lib/http/api'
import type { gaps as routes } from '#shared/gaps/routes'
import { allGaps } from './all-gaps.ts'
import { countQuestions } from './count-questions.ts'

/** Most asked first; equally often asked ones newest first. */
export const listGaps: Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/gaps'> = async ({ agentId }) => {
  await countQuestions(agentId)
  return { gaps: [...(await allGaps(agentId))].sort((a, b) => b.count - a.count || b.lastAt - a.lastAt) }
}
