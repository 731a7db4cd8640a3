import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { ownApp } from '#functions/channels/apps/own-app'
import { appPlaces, appUses, type OwnApp, ownApps } from '#functions/channels/apps/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { dropPartition } from '#lib/database/drop-partition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import type { apps as routes } from '#shared/channels/apps/routes'
import { Problem } from '#shared/problems'
import { accountsThroughApps } from './accounts-through.ts'
import { asRead } from './uses.ts'

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
  const connected = await accountsUsing(app)
  if (connected.length > 0)
    throw new Problem('conflict', appText('inUse', connected.map((account) => account.name).join(', ')))
  const { committed } = await attempt([
    ownApps.removing({ appKey }, { secret: is(secret), uses: asRead(app) }),
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
  await dropPartition(`APP#${appKey}`)
  return { removed: true }
}

/** One request to the database. */
const MOST = 100

/** As the accounts themselves say: the index lags, and the rows of uses name those that have left. */
const accountsUsing = async ({ appKey, workspaceId }: OwnApp): Promise<readonly ChannelAccount[]> => {
  const named = new Set((await accountsThroughApps(workspaceId)).map(({ account }) => account))
  for (let after: string | undefined; ; ) {
    const page = await appUses.list(`APP#${appKey}`, 'USE#', { consistent: true, after })
    for (const { account } of page.items) named.add(account)
    after = page.cursor
    if (after === undefined) break
  }
  const ids = [...named].map((account) => ({ account }))
  const found: ChannelAccount[] = []
  for (let from = 0; from < ids.length; from += MOST)
    found.push(...(await channelAccounts.getMany(ids.slice(from, from + MOST), { consistent: true })))
  return found.filter((account) => account.appKey === appKey && account.workspaceId === workspaceId)
}
