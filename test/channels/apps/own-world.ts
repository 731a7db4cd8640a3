import { channelAccounts } from '#functions/channels/accounts/store'
import { forgetDeliveringApps } from '#functions/channels/apps/delivering-app'
import { ownAppSecret } from '#functions/channels/apps/own-app-secret'
import { type MetaOwn, ownApps } from '#functions/channels/apps/store'
import { handler } from '#functions/channels/meta-hook'
import { attempt } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import { NUMBER, whatsappWorld } from '#test/channels/whatsapp/whatsapp-world'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

export const KEY = 'OwnAppOfCasaVerde001'
export const SECRET = 'fedcba9876543210fedcba9876543210'
export const OTHER_KEY = 'OwnAppOfAnotherOne01'
export const OTHER_SECRET = '00112233445566778899aabbccddeeff'

export const post = async (appKey: string, body: string, headers: Readonly<Record<string, string>>) =>
  (await handler(eventFor('POST /hooks/meta/{appKey}', { appKey }, { rawBody: body, headers }), lambdaContext()))
    .statusCode

export const anApp = async (workspaceId: string, appKey: string, secret: string): Promise<MetaOwn> => ({
  appKey,
  workspaceId,
  provider: 'meta',
  name: 'Casa Verde',
  applicationId: '2030405060708090',
  secret: await seal(secret, ownAppSecret({ workspaceId, appKey })),
  secretEnd: secret.slice(-3),
  addedAt: 1,
  verifyToken: `token-of-${appKey}`,
  webhooks: [],
})

/** A number that is connected through its workspace's own app, and another workspace with an app of its own. */
export const ownWorld = async () => {
  forgetDeliveringApps()
  const it = await whatsappWorld()
  const { workspaceId } = it.agent
  await attempt([
    ownApps.putting(await anApp(workspaceId, KEY, SECRET)),
    ownApps.putting(await anApp('workspace-2', OTHER_KEY, OTHER_SECRET)),
    channelAccounts.changing({ account: NUMBER }, { set: { appKey: KEY } }),
  ])
  const stored = () => [...it.rows('waiting-inbound'), ...it.rows('effect')]
  const said = () => it.conversations().length
  return { ...it, workspaceId, stored, said }
}
