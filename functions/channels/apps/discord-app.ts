import { type Application, platformApplication } from '#functions/channels/discord/application'
import { open } from '#lib/sealed'
import { ownApp, ownAppAt } from './own-app.ts'
import { ownAppSecret } from './own-app-secret.ts'
import type { DiscordOwn } from './store.ts'

/** The application through which a workspace connects: its own, else the platform's. */
export const discordAppFor = async (workspaceId: string): Promise<Application | undefined> => {
  const own = await ownApp(workspaceId, 'discord')
  return own ? opened(own) : platformApplication()
}

/** The application that a channel was connected through; one that is gone, or another workspace's, is missing. */
export const discordAppOf = async (account: {
  readonly appKey?: string | undefined
  readonly workspaceId: string
}): Promise<Application | undefined> => {
  const { appKey, workspaceId } = account
  if (appKey === undefined) return platformApplication()
  const own = await ownAppAt(appKey, workspaceId, 'discord')
  return own && opened(own)
}

const opened = async (own: DiscordOwn): Promise<Application> => ({
  key: own.appKey,
  id: own.applicationId,
  publicKey: own.publicKey,
  botToken: await open(own.secret, ownAppSecret(own)),
})
