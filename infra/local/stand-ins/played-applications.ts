import { discordApp } from './channels/discord/discord-app.ts'

/**
 * The platform's own applications at the third parties that are played, as an operator would configure them. `folder`: what
 * `startProviders` was given.
 */
export const playedApplications = (folder: string): Readonly<Record<string, string>> => {
  const { applicationId, publicKey, botToken } = discordApp(folder)
  return { DISCORD_APPLICATION_ID: applicationId, DISCORD_PUBLIC_KEY: publicKey, DISCORD_BOT_TOKEN: botToken }
}
