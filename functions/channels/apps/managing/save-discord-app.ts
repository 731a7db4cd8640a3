import { ownApp } from '#functions/channels/apps/own-app'
import { ownAppSecret } from '#functions/channels/apps/own-app-secret'
import type { DiscordOwn } from '#functions/channels/apps/store'
import { interactionsUrl } from '#functions/channels/discord/register-ask'
import type { Verb } from '#lib/http/api'
import { open, seal } from '#lib/sealed'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import type { apps as routes } from '#shared/channels/apps/routes'
import { invalid, Problem } from '#shared/problems'
import { accountsThroughApps } from './accounts-through.ts'
import { describeDiscordApp } from './ask-discord.ts'
import { limitChecks } from './limit-checks.ts'
import { otherEndpoint } from './other-endpoint.ts'
import { presentApp } from './present-app.ts'
import { newAppKey, storeApp } from './store-app.ts'

/** Adds the workspace's Discord application, or changes it, once Discord says that token, id and public key are of one. */
export const saveDiscordApp: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/apps/discord'> = async (
  { applicationId, publicKey: entered, botToken },
  { access: { workspaceId }, actor },
) => {
  const before = await ownApp(workspaceId, 'discord')
  if (before && before.applicationId !== applicationId) throw new Problem('conflict', appText('hasAnother'))
  const token = botToken ?? (before && (await open(before.secret, ownAppSecret(before))))
  if (token === undefined) throw invalid('botToken', appText('noBotToken'))
  await limitChecks(workspaceId)
  const publicKey = entered.toLowerCase()
  const described = await describeDiscordApp(token)
  if (described.kind === 'unreachable') throw new Problem('unavailable', appText('discordFailed', described.message))
  if (described.kind === 'refused') throw invalid('botToken', appText('discordRefused', described.message))
  const { id, name, verify_key, interactions_endpoint_url } = described.result
  if (id !== applicationId) throw invalid('applicationId', appText('otherApplication', id))
  if (verify_key.toLowerCase() !== publicKey) throw invalid('publicKey', appText('otherPublicKey'))
  const appKey = before?.appKey ?? newAppKey()
  const app: DiscordOwn = {
    appKey,
    workspaceId,
    provider: 'discord',
    name: name || id,
    applicationId,
    secret: before && botToken === undefined ? before.secret : await seal(token, ownAppSecret({ workspaceId, appKey })),
    secretEnd: token.slice(-3),
    addedAt: before?.addedAt ?? world().now(),
    publicKey,
    ...otherEndpoint(interactions_endpoint_url, interactionsUrl(appKey)),
  }
  await storeApp(app, before, actor)
  return { app: presentApp(app, await accountsThroughApps(workspaceId)) }
}
