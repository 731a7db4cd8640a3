import { ownApp } from '#functions/channels/apps/own-app'
import { appPlaces, ownApps } from '#functions/channels/apps/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import type { apps as routes } from '#shared/channels/apps/routes'
import { Problem } from '#shared/problems'
import { accountsThroughApps } from './accounts-through.ts'

/**
 * Removes the app with its secret. Not while accounts are connected through it: nothing of what comes to them could be verified any
 * more. The provider's side is the owner's own and stays.
 */
export const removeApp: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/apps/{provider}'> = async (
  { provider },
  { access: { workspaceId }, actor },
) => {
  const app = await ownApp(workspaceId, provider)
  if (!app) return { removed: false }
  const { appKey, name, secret } = app
  const connected = (await accountsThroughApps(workspaceId)).filter((account) => account.appKey === appKey)
  if (connected.length > 0)
    throw new Problem('conflict', appText('inUse', connected.map((account) => account.name).join(', ')))
  const { committed } = await attempt([
    ownApps.removing({ appKey }, { secret: is(secret) }),
    appPlaces.removing({ workspaceId, provider }, { appKey: is(appKey) }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'channel-app.removed',
      by: actorName(actor),
      subjectName: name,
      now: world().now(),
    }),
  ])
  if (!committed) throw new Problem('conflict', appText('changedMeanwhile'))
  return { removed: true }
}
