import { agents } from '#features/agents-editing'
import { organisationsByAgent } from '#functions/fleet/copies/organisations-by-agent'
import type { StoredPush, StoredTarget } from '#functions/fleet/store'
import type { PushTarget } from '#shared/fleet/schema'
import { isUnderWay } from './is-under-way.ts'

/** A push's targets, by stage and title. What waits in a push that has ended was left out. */
export const presentTargets = async (push: StoredPush, stored: readonly StoredTarget[]): Promise<PushTarget[]> => {
  const { workspaceId } = push
  const [metas, named] = await Promise.all([
    agents.getMany(stored.map(({ agentId }) => ({ agentId }))),
    organisationsByAgent(workspaceId),
  ])
  const metaOf = new Map(metas.filter(({ ownerID }) => ownerID === workspaceId).map((meta) => [meta.ID, meta]))
  return stored
    .map(({ pushId: _, startedAt: __, seenModified: ___, modifiedMade: ____, revision: _____, ...target }) => {
      const { title = '', roundedImageURL: picture = '' } = metaOf.get(target.agentId) ?? {}
      const state = target.state === 'waits' && !isUnderWay(push) ? ('left-out' as const) : target.state
      return { ...target, state, title, picture, organisations: [...(named.get(target.agentId) ?? [])] }
    })
    .toSorted((one, other) => one.stage - other.stage || one.title.localeCompare(other.title))
}
