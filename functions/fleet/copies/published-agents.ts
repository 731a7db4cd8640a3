import { type AgentMeta, agents, liveCopies, unpackSettings } from '#features/agents-editing'
import type { AgentSettings } from '#shared/agents/schema'

/** An agent as its visitors meet it. */
export interface PublishedAgent {
  readonly meta: AgentMeta
  readonly settings: AgentSettings
  /** Whether it has changes that are not published. */
  readonly hasDraft: boolean
}

/** Those of these agents that are the workspace's, by id, as they are now. */
export const publishedAgents = async (
  workspaceId: string,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, PublishedAgent>> => {
  const ids = [...new Set(agentIds)].map((agentId) => ({ agentId }))
  const [metas, live] = await Promise.all([
    agents.getMany(ids, { consistent: true }),
    liveCopies.getMany(ids, { consistent: true }),
  ])
  const bodies = new Map(live.map(({ agentId, body }) => [agentId, body]))
  return new Map(
    metas.flatMap((meta) => {
      const body = bodies.get(meta.ID)
      if (!body || meta.ownerID !== workspaceId) return []
      return [[meta.ID, { meta, settings: unpackSettings(body), hasDraft: meta.draftHash !== meta.liveHash }] as const]
    }),
  )
}
