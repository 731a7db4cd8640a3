import { ownApp } from '#functions/channels/apps/own-app'
import { ownAppSecret } from '#functions/channels/apps/own-app-secret'
import { type DiscordOwn, type MetaOwn, ownApps } from '#functions/channels/apps/store'
import { interactionsUrl } from '#functions/channels/discord/register-ask'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { open } from '#lib/sealed'
import { appText } from '#shared/channels/apps/messages'
import type { apps as routes } from '#shared/channels/apps/routes'
import { Problem } from '#shared/problems'
import { accountsThroughApps } from './accounts-through.ts'
import { describeDiscordApp } from './ask-discord.ts'
import { describeMetaApp, webhooksHere } from './ask-meta.ts'
import { limitChecks } from './limit-checks.ts'
import { otherEndpoint } from './other-endpoint.ts'
import { presentApp } from './present-app.ts'
import { asRead } from './uses.ts'

/** Asks the provider about the app, and stores how it was found. Throws `unavailable` where it does not answer. */
export const checkApp: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/apps/{provider}/check'> = async (
  { provider },
  { access: { workspaceId } },
) => {
  const app = await ownApp(workspaceId, provider)
  if (!app) throw new Problem('not-found', appText('notThere'))
  await limitChecks(workspaceId)
  const secret = await open(app.secret, ownAppSecret(app))
  const found = app.provider === 'meta' ? await checkMeta(app, secret) : await checkDiscord(app, secret)
  // one that was changed in the meantime was checked then
  await attempt([ownApps.putting(found, { secret: is(app.secret), uses: asRead(app) })])
  return { app: presentApp(found, await accountsThroughApps(workspaceId)) }
}

const checkMeta = async ({ fault: _, ...app }: MetaOwn, secret: string): Promise<MetaOwn> => {
  const credentials = { id: app.applicationId, secret }
  const answer = await describeMetaApp(credentials)
  if (answer.kind === 'unreachable') throw new Problem('unavailable', appText('metaFailed'))
  if (answer.kind === 'refused') return { ...app, fault: answer.detail ?? 'refused' }
  const webhooks = await webhooksHere(credentials, app.appKey)
  return { ...app, name: answer.result.name || app.name, webhooks }
}

const checkDiscord = async (
  { fault: _, otherEndpoint: __, ...app }: DiscordOwn,
  botToken: string,
): Promise<DiscordOwn> => {
  const answer = await describeDiscordApp(botToken)
  if (answer.kind === 'unreachable') throw new Problem('unavailable', appText('discordFailed', answer.message))
  if (answer.kind === 'refused') return { ...app, fault: answer.message }
  const { name, interactions_endpoint_url } = answer.result
  return { ...app, name: name || app.name, ...otherEndpoint(interactions_endpoint_url, interactionsUrl(app.appKey)) }
}
