import type { Verb } from '#lib/http/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { allPairs } from './pairs/all-pairs.ts'
import { allSources } from './sources/all-sources.ts'

/** The size of an agent's knowledge, counted each time: the numbers are small, and counters could drift. */
export const getSummary: Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge'> = async ({ agentId }) => {
  const [sources, pairs] = await Promise.all([allSources(agentId), allPairs(agentId)])
  return {
    summary: {
      sources: sources.length,
      chunks: sources.reduce((sum, { chunkCount }) => sum + chunkCount, 0),
      pairs: pairs.length,
      failing: sources.filter(({ status }) => status === 'failed').length,
    },
  }
}
