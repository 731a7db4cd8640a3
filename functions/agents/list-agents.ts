import type { Verb } from '#lib/api'
import type { agents as routes } from '#shared/agents/routes'
import { presentSummary } from './present.ts'
import { agents } from './store.ts'

const PAGE = 50

/** The workspace's agents, last changed first. */
export const listAgents: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agents'> = async (
  { after },
  { access },
) => {
  const { items, cursor } = await agents.listBy('gsi1', `WS#${access.workspaceId}`, 'AGT#', {
    newestFirst: true,
    limit: PAGE,
    after,
  })
  return { agents: items.map(presentSummary), ...(cursor ? { cursor } : {}) }
}
