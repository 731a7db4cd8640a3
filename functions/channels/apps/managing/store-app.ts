import { appPlaces, type OwnApp, ownApps } from '#functions/channels/apps/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { randomText } from '#lib/ids'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import { Problem } from '#shared/problems'
import { asRead, usesOf } from './uses.ts'

/** Names an app in its hook's address: it is no secret, and no other app ever has it. */
export const newAppKey = (): string => randomText(20)

/**
 * Stores an app that its provider has accepted, in its workspace's one place. Throws `conflict` where another call was faster: two that
 * add one at once, or a change of what is no longer as it was read.
 */
export const storeApp = async (app: OwnApp, before: OwnApp | undefined, actor: Actor): Promise<void> => {
  const { workspaceId, provider, appKey, name } = app
  const { committed } = await attempt([
    ...(before
      ? [ownApps.putting({ ...app, ...usesOf(before) }, { secret: is(before.secret), uses: asRead(before) })]
      : [ownApps.creating(app), appPlaces.creating({ workspaceId, provider, appKey })]),
    auditing({
      owner: `WS#${workspaceId}`,
      action: before ? 'channel-app.changed' : 'channel-app.added',
      by: actorName(actor),
      subjectName: name,
      now: world().now(),
    }),
  ])
  if (!committed) throw new Problem('conflict', appText('changedMeanwhile'))
}
