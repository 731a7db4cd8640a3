import { agents } from '#features/agents-editing'
import type { Verb } from '#lib/http/api'
import type { fleet } from '#shared/fleet/routes'
import { copiesOfWorkspace } from './copies-of.ts'
import { faceOf } from './face-of.ts'
import { organisationsByAgent } from './organisations-by-agent.ts'
import { sourceOf } from './source-of.ts'

const PAGE = 50

/** Agents that are no copies and have none, last changed first; a page may be shorter. */
export const listCandidates: Verb<
  typeof fleet,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/candidates'
> = async ({ sourceId, after }, { access: { workspaceId } }) => {
  const [page, copies, named] = await Promise.all([
    agents.listBy('gsi1', `WS#${workspaceId}`, 'AGT#', { newestFirst: true, limit: PAGE, after }),
    copiesOfWorkspace(workspaceId),
    organisationsByAgent(workspaceId),
    sourceOf(workspaceId, sourceId),
  ])
  const taken = new Set([sourceId, ...copies.flatMap((copy) => [copy.agentId, copy.sourceId])])
  return {
    candidates: page.items
      .filter(({ ID }) => !taken.has(ID))
      .map((meta) => ({ ...faceOf(meta), organisations: [...(named.get(meta.ID) ?? [])] })),
    ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
  }
}
