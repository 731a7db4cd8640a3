import { packSettings, publishingSettings, unpackSettings } from '#features/agents-editing'
import { publishedAgents } from '#functions/fleet/copies/published-agents'
import { countsOf } from '#functions/fleet/merge/counts-of'
import { mergeSettings } from '#functions/fleet/merge/merge-settings'
import { heldSettings } from '#functions/fleet/pushes/held-settings'
import { bases, basesBefore, copies, type StoredPush, type StoredTarget } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { AgentSettings } from '#shared/agents/schema'
import { fleetText } from '#shared/fleet/messages'
import { becoming } from './becoming.ts'

/** Gives one copy what it takes, if it is as a person saw it; returns false if something moved meanwhile. */
export const publishTarget = async (push: StoredPush, target: StoredTarget): Promise<boolean> => {
  const { workspaceId, id: pushId, sourceId, startedAt } = push
  const { agentId, takeNew } = target
  const [found, copy, base, next] = await Promise.all([
    publishedAgents(workspaceId, [agentId]),
    copies.get({ workspaceId, agentId }, { consistent: true }),
    bases.get({ agentId }, { consistent: true }),
    heldSettings(pushId),
  ])
  const leave = async (state: StoredTarget['state'], reason: Parameters<typeof fleetText>[0]) =>
    (await attempt([...becoming(push, target, { state }, fleetText(reason as 'copyGone'))])).committed
  const agent = found.get(agentId)
  if (!agent || !base || copy?.sourceId !== sourceId) return leave('gone', 'copyGone')
  const { meta, settings: theirs, hasDraft } = agent
  if (hasDraft) return leave('draft', 'copyHasDraft')
  const isAsSeen = meta.lastModified === target.seenModified && meta.liveVersion === target.versionBefore
  if (!isAsSeen) return leave('changed', 'copyChanged')
  // a push that waited for longer than it is kept
  if (!next) return leave('failed', 'copyFailed')
  const merged = mergeSettings({ base: unpackSettings(base.body), theirs, next }, new Set(takeNew))
  const checked = AgentSettings.safeParse(merged.settings)
  if (!checked.success) return leave('failed', 'copyFailed')
  const settings = checked.data
  const now = world().now()
  const isUnchanged = packSettings(settings).hash === meta.liveHash
  const published = isUnchanged
    ? undefined
    : await publishingSettings({ meta, settings, action: 'agent.pushed', by: push.decidedBy, now })
  const set: Partial<StoredTarget> = {
    state: published ? 'published' : 'unchanged',
    counts: countsOf(merged.diff, takeNew),
    ...(published ? { versionMade: published.version, modifiedMade: published.lastModified } : {}),
  }
  const { committed } = await attempt(
    [
      ...becoming(push, target, set),
      ...(published?.writes ?? []),
      copies.changing(
        { workspaceId, agentId },
        { set: { version: push.version, pushId, at: now } },
        { sourceId: is(sourceId), version: is(copy.version), at: is(copy.at) },
      ),
      bases.putting({ agentId, sourceId, version: push.version, body: packSettings(next).body }),
      basesBefore.putting({
        ...base,
        pushId,
        startedAt,
        ...(copy.pushId === undefined ? {} : { copyPushId: copy.pushId }),
      }),
    ],
    published ? [published.event] : [],
  )
  return committed
}
