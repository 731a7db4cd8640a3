import { agents } from '#features/agents-editing'
import { pushesOfSources } from '#functions/fleet/store'
import type { Verb } from '#lib/http/api'
import type { fleet } from '#shared/fleet/routes'
import { copiesOfWorkspace } from './copies-of.ts'
import { presentSource } from './present-source.ts'

/** The agents of a workspace that have copies, by title. */
export const listSources: Verb<typeof fleet, 'GET /v2/workspaces/{workspaceId}/fleet'> = async (
  _,
  { access: { workspaceId } },
) => {
  const copies = Map.groupBy(await copiesOfWorkspace(workspaceId), ({ sourceId }) => sourceId)
  const ids = [...copies.keys()]
  const [metas, running] = await Promise.all([
    agents.getMany(ids.map((agentId) => ({ agentId }))),
    pushesOfSources.getMany(
      ids.map((sourceId) => ({ sourceId })),
      { consistent: true },
    ),
  ])
  const pushOf = new Map(running.map(({ sourceId, pushId }) => [sourceId, pushId]))
  return {
    sources: metas
      .filter(({ ownerID }) => ownerID === workspaceId)
      .map((meta) => presentSource(meta, copies.get(meta.ID) ?? [], pushOf.get(meta.ID)))
      .toSorted((one, other) => one.title.localeCompare(other.title) || (one.agentId < other.agentId ? -1 : 1)),
  }
}
