import { unpackSettings, versionKey, versions } from '#features/agents-editing'
import { publishedAgents } from '#functions/fleet/copies/published-agents'
import { mergeSettings } from '#functions/fleet/merge/merge-settings'
import { bases, basesBefore, type StoredTarget } from '#functions/fleet/store'
import type { Verb } from '#lib/http/api'
import type { AgentSettings } from '#shared/agents/schema'
import type { fleet } from '#shared/fleet/routes'
import { heldSettings } from './held-settings.ts'
import { presentTargets } from './present-targets.ts'
import { pushOf } from './push-of.ts'
import { targetOf } from './target-of.ts'

/** One target beside the version that its push holds. Nothing to compare is left of an old push, or of a deleted agent. */
export const getTarget: Verb<
  typeof fleet,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}'
> = async ({ pushId, agentId }, { access: { workspaceId } }) => {
  const push = await pushOf(workspaceId, pushId)
  const stored = await targetOf(pushId, agentId)
  const [shown, next, found] = await Promise.all([
    presentTargets(push, [stored]),
    heldSettings(pushId),
    publishedAgents(workspaceId, [agentId]),
  ])
  const agent = found.get(agentId)
  const sides = next && agent && (await sidesOf(stored, agent.settings))
  return {
    target: shown[0] ?? { ...stored, title: '', picture: '', organisations: [] },
    ...(agent ? { lastModified: agent.meta.lastModified } : {}),
    diff: sides ? mergeSettings({ ...sides, next }).diff : { takes: [], kept: [], same: [] },
  }
}

/** Once it has the changes, as they were before. */
const sidesOf = async ({ pushId, agentId, versionBefore }: StoredTarget, now: AgentSettings) => {
  const [before, base, version] = await Promise.all([
    basesBefore.get({ pushId, agentId }, { consistent: true }),
    bases.get({ agentId }, { consistent: true }),
    versionBefore === undefined ? undefined : versions.get({ agentId, version: versionKey(versionBefore) }),
  ])
  if (!before) return base && { base: unpackSettings(base.body), theirs: now }
  if (versionBefore === undefined) return { base: unpackSettings(before.body), theirs: now }
  return version && { base: unpackSettings(before.body), theirs: unpackSettings(version.body) }
}
