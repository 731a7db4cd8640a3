import { unpackSettings } from '#features/agents-editing'
import { countsOf } from '#functions/fleet/merge/counts-of'
import { mergeSettings } from '#functions/fleet/merge/merge-settings'
import { bases, pushesOfSources, type StoredCopy, targets } from '#functions/fleet/store'
import type { AgentSettings } from '#shared/agents/schema'
import type { FleetDiff } from '#shared/fleet/fleet-change'
import type { FleetCopy } from '#shared/fleet/schema'
import { faceOf } from './face-of.ts'
import { organisationsByAgent } from './organisations-by-agent.ts'
import { publishedAgents } from './published-agents.ts'

interface Compared {
  readonly copy: FleetCopy
  readonly diff: FleetDiff
}

/** Copies of one source beside a version of it. Those that are gone are left out. */
export const compareCopies = async (
  workspaceId: string,
  stored: readonly StoredCopy[],
  next: AgentSettings,
): Promise<readonly Compared[]> => {
  const ids = stored.map(({ agentId }) => ({ agentId }))
  const [found, base, named, pushed] = await Promise.all([
    publishedAgents(
      workspaceId,
      ids.map(({ agentId }) => agentId),
    ),
    bases.getMany(ids, { consistent: true }),
    organisationsByAgent(workspaceId),
    pushOf(stored),
  ])
  const baseOf = new Map(base.map(({ agentId, body }) => [agentId, body]))
  return stored.flatMap(({ agentId, sourceId, version }) => {
    const [agent, body] = [found.get(agentId), baseOf.get(agentId)]
    if (!agent || !body) return []
    const { diff } = mergeSettings({ base: unpackSettings(body), theirs: agent.settings, next })
    const copy = {
      ...faceOf(agent.meta),
      sourceId,
      organisations: [...(named.get(agentId) ?? [])],
      from: version,
      liveVersion: agent.meta.liveVersion,
      lastModified: agent.meta.lastModified,
      hasDraft: agent.hasDraft,
      counts: countsOf(diff),
      ...(pushed.has(agentId) ? { pushId: pushed.get(agentId) } : {}),
    }
    return [{ copy, diff }]
  })
}

/** The push under way that each copy is in, if any. */
const pushOf = async (stored: readonly StoredCopy[]): Promise<ReadonlyMap<string, string>> => {
  const [first] = stored
  const running = first && (await pushesOfSources.get({ sourceId: first.sourceId }, { consistent: true }))
  if (!running) return new Map()
  const { pushId } = running
  const found = await targets.getMany(stored.map(({ agentId }) => ({ pushId, agentId })))
  return new Map(found.map(({ agentId }) => [agentId, pushId]))
}
