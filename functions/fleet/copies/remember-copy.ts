import { AgentCreated } from '#events/agents/events'
import { versionKey, versions } from '#features/agents-editing'
import { bases, copies } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'

/**
 * A duplicate is a copy of the agent, or, where that one is a copy, of its source. It is stored once: the second delivery finds it, and
 * so does one that comes after the duplicate was unlinked, since its base stays.
 */
export const handler = consumer(AgentCreated, async ({ data: { workspaceId, agentId, copiedFrom } }) => {
  if (!copiedFrom || (await bases.get({ agentId }, { consistent: true }))) return
  const origin = await originOf(workspaceId, agentId, copiedFrom)
  if (!origin) return
  await attempt([
    copies.creating({ workspaceId, agentId, sourceId: origin.sourceId, version: origin.version, at: world().now() }),
    bases.creating({ agentId, ...origin }),
  ])
})

/** Whose copy it is, and what both had in common: the version that was live when it was duplicated, else what it began with. */
const originOf = async (
  workspaceId: string,
  agentId: string,
  { agentId: duplicated, version }: { readonly agentId: string; readonly version: number },
) => {
  const [copy, base, live, first] = await Promise.all([
    copies.get({ workspaceId, agentId: duplicated }, { consistent: true }),
    bases.get({ agentId: duplicated }, { consistent: true }),
    versions.get({ agentId: duplicated, version: versionKey(version) }),
    versions.get({ agentId, version: versionKey(1) }),
  ])
  if (copy && base) return { sourceId: copy.sourceId, version: base.version, body: base.body }
  const body = live?.body ?? first?.body
  return body && { sourceId: duplicated, version, body }
}
