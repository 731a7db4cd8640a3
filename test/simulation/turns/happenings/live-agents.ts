import { packSettings } from '#functions/agents/settings-body'
import { agents as agentItems, liveCopies } from '#functions/agents/store'
import type { Ports } from '#functions/conversations/turn/ports'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import type { Simulation } from '#test/simulation/turns/simulation'

/** A worker's copy of an agent is this old at most, in milliseconds. */
const FRESH_MS = 10_000

/** Stores agents as publishing does, so that sizes are published to them and they can be deleted. */
export const storeAgents = async (agents: readonly LiveAgent[]): Promise<void> => {
  for (const { settings, agentId, workspaceId, ...rest } of agents) {
    const { body, hash } = packSettings(settings)
    const { title, description, roundedImageURL, agentPlatform, enableNodes, theme } = settings
    const shown = { title, description, roundedImageURL, agentPlatform, enableNodes, theme }
    const ts = world().now()
    const keyed = { SECRET_API_KEY: `vg_${agentId}`, lastModified: ts, ts, liveVersion: 1 }
    await attempt([
      agentItems.creating({
        agentId,
        ID: agentId,
        ownerID: workspaceId,
        ...shown,
        ...keyed,
        draftHash: hash,
        liveHash: hash,
      }),
      liveCopies.putting({ ...rest, agentId, workspaceId, body }),
    ])
  }
}

/**
 * Reads agents as workers do: each has a copy of its own, up to ten seconds old, of the payer and the shards that the stored
 * one names. The settings are the simulation's own, which it changes.
 */
export const storedAgents = ({ random, scheduler }: Simulation, agents: readonly LiveAgent[]): Ports['agent'] => {
  const copies = new Map<string, { readonly at: number; readonly copy: LiveAgent }[]>()
  return async (agentId) => {
    const settings = agents.find((agent) => agent.agentId === agentId)?.settings
    if (!settings) return undefined
    const fresh = (copies.get(agentId) ?? []).filter(({ at }) => at > scheduler.now() - FRESH_MS)
    if (fresh.length > 0 && random.chance(0.5)) return random.pick(fresh).copy
    // it may be too new for a read that is not consistent, which no conversation of it could be
    const stored = (await liveCopies.get({ agentId })) ?? (await liveCopies.get({ agentId }, { consistent: true }))
    if (!stored) return undefined
    const { body: _, isStopped: __, ...rest } = stored
    const copy = { ...rest, settings }
    copies.set(agentId, [...fresh, { at: scheduler.now(), copy }])
    return copy
  }
}
