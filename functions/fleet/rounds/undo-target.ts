import { agents, publishingSettings, unpackSettings, versionKey, versions } from '#features/agents-editing'
import { bases, basesBefore, copies, type StoredPush, type StoredTarget } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { fleetText } from '#shared/fleet/messages'
import { becoming } from './becoming.ts'

/**
 * Gives one copy back what it had before the push, if nothing of it was changed since; returns false if something moved meanwhile. Its
 * base goes back as well, so that the next push meets what this one has met.
 */
export const undoTarget = async (push: StoredPush, target: StoredTarget): Promise<boolean> => {
  const { workspaceId, id: pushId } = push
  const { agentId } = target
  const [meta, copy, before, version] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    copies.get({ workspaceId, agentId }, { consistent: true }),
    basesBefore.get({ pushId, agentId }, { consistent: true }),
    versions.get({ agentId, version: versionKey(target.versionBefore ?? 0) }, { consistent: true }),
  ])
  const stays = async () =>
    (await attempt([...becoming(push, target, { state: 'stays' }, fleetText('changedSince'))])).committed
  if (!meta || meta.ownerID !== workspaceId || !before || copy?.pushId !== pushId) return stays()
  const now = world().now()
  const isPublished = target.state === 'published'
  const isAsMade =
    meta.liveVersion === target.versionMade &&
    meta.lastModified === target.modifiedMade &&
    meta.draftHash === meta.liveHash
  if (isPublished && (!isAsMade || !version)) return stays()
  const published =
    isPublished && version
      ? await publishingSettings({
          meta,
          settings: unpackSettings(version.body),
          action: 'agent.push-undone',
          by: push.decidedBy,
          now,
        })
      : undefined
  const { sourceId, version: versionBefore, body, copyPushId } = before
  const { committed } = await attempt(
    [
      ...becoming(push, target, { state: 'undone' }),
      ...(published?.writes ?? []),
      copies.changing(
        { workspaceId, agentId },
        {
          set: { version: versionBefore, at: now, ...(copyPushId === undefined ? {} : { pushId: copyPushId }) },
          ...(copyPushId === undefined ? { remove: ['pushId'] } : {}),
        },
        { pushId: is(pushId), sourceId: is(sourceId), at: is(copy.at) },
      ),
      bases.putting({ agentId, sourceId, version: versionBefore, body }),
    ],
    published ? [published.event] : [],
  )
  return committed
}
