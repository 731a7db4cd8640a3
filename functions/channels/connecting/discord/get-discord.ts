import { platformApplication } from '#functions/channels/discord/application'
import { inviteUrl } from '#functions/channels/discord/register-ask'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'
import { discordOf } from './discord-of.ts'
import { presentDiscord } from './present-discord.ts'

/** The agent's channel, and the application that an owner adds to their server. Discord is not asked. */
export const getDiscord: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels/discord'> = async ({ agentId }) => {
  const [account, application] = await Promise.all([discordOf(agentId), platformApplication()])
  return {
    ...(account ? { channel: await presentDiscord(account) } : {}),
    ...(application ? { application: { inviteUrl: inviteUrl(application, account?.discord?.guildId) } } : {}),
  }
}
