import { createHash } from 'node:crypto'
import { discordApp } from './channels/discord/discord-app.ts'
import { localApps } from './channels/graph/local-app.ts'

/**
 * The platform's own apps at the third parties that are played, as an operator would configure them. `folder`: what `startProviders` was
 * given. Where the operator names another address, those there know nothing of the apps that are played.
 */
export const playedApplications = (
  folder: string,
  region: keyof typeof localApps,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...(given.GRAPH_BASE_URL ? {} : metaApp(region)),
  ...(given.DISCORD_BASE_URL ? {} : discordApplication(folder, region)),
})

const metaApp = (region: keyof typeof localApps) => {
  const { id, secret, verifyToken, whatsappConfigId, pagesConfigId } = localApps[region]
  return {
    META_APP_ID: id,
    META_APP_SECRET: secret,
    META_VERIFY_TOKEN: verifyToken,
    META_WHATSAPP_CONFIG_ID: whatsappConfigId,
    META_PAGES_CONFIG_ID: pagesConfigId,
  }
}

const discordApplication = (folder: string, region: keyof typeof localApps) => {
  const { applicationId, publicKey, privateKey, botToken } = discordApp(folder, region)
  return {
    DISCORD_APPLICATION_ID: applicationId,
    DISCORD_PUBLIC_KEY: publicKey,
    DISCORD_BOT_TOKEN: botToken,
    // the same in each thread and after each start
    DISCORD_GATEWAY_SECRET: createHash('sha256').update(privateKey).digest('hex'),
  }
}
