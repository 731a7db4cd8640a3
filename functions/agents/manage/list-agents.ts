import { presentSummary } from '#functions/agents/present'
import { agents } from '#functions/agents/store'
import type { Verb } from '#lib/http/api'
import type { agents as routes } from '#shared/agents/routes'

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
