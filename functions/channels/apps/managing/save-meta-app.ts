import { ownApp } from '#functions/channels/apps/own-app'
import { ownAppSecret } from '#functions/channels/apps/own-app-secret'
import type { MetaOwn } from '#functions/channels/apps/store'
import type { Verb } from '#lib/http/api'
import { randomText } from '#lib/ids'
import { open, seal } from '#lib/sealed'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import type { apps as routes } from '#shared/channels/apps/routes'
import { invalid, Problem } from '#shared/problems'
import { accountsThroughApps } from './accounts-through.ts'
import { describeMetaApp, webhooksHere } from './ask-meta.ts'
import { limitChecks } from './limit-checks.ts'
import { presentApp } from './present-app.ts'
import { newAppKey, storeApp } from './store-app.ts'

/** Adds the workspace's Meta app, or changes it, once Meta accepts its id and secret together. */
export const saveMetaApp: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/apps/meta'> = async (
  { applicationId: id, appSecret, whatsappConfigId, pagesConfigId },
  { access: { workspaceId }, actor },
) => {
  const before = await ownApp(workspaceId, 'meta')
  if (before && before.applicationId !== id) throw new Problem('conflict', appText('hasAnother'))
  const secret = appSecret ?? (before && (await open(before.secret, ownAppSecret(before))))
  if (secret === undefined) throw invalid('appSecret', appText('secretNeeded'))
  await limitChecks(workspaceId)
  const described = await describeMetaApp({ id, secret })
  if (described.kind === 'unreachable') throw new Problem('unavailable', appText('metaFailed'))
  if (described.kind === 'refused' || described.result.id !== id)
    throw invalid('appSecret', appText('metaRefused', (described.kind === 'refused' && described.detail) || id))
  const appKey = before?.appKey ?? newAppKey()
  const app: MetaOwn = {
    appKey,
    workspaceId,
    provider: 'meta',
    name: described.result.name || id,
    applicationId: id,
    // sealed anew only where it is another one, so that a change of the rest does not touch it
    secret:
      before && appSecret === undefined ? before.secret : await seal(secret, ownAppSecret({ workspaceId, appKey })),
    secretEnd: secret.slice(-3),
    addedAt: before?.addedAt ?? world().now(),
    verifyToken: before?.verifyToken ?? randomText(32),
    ...given('whatsappConfigId', whatsappConfigId ?? before?.whatsappConfigId),
    ...given('pagesConfigId', pagesConfigId ?? before?.pagesConfigId),
    webhooks: await webhooksHere({ id, secret }, appKey),
  }
  await storeApp(app, before, actor)
  return { app: presentApp(app, await accountsThroughApps(workspaceId)) }
}

const given = <K extends 'whatsappConfigId' | 'pagesConfigId'>(name: K, value: string | undefined) =>
  value ? { [name]: value } : {}
