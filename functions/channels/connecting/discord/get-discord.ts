import { discordAppFor, discordAppOf } from '#functions/channels/apps/discord-app'
import { inviteUrl } from '#functions/channels/discord/register-ask'
import type { Verb } from '#lib/http/api'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'
import type { channels as routes } from '#shared/channels/routes'
import { discordOf } from './discord-of.ts'
import { presentDiscord } from './present-discord.ts'

/** The agent's channel, and the application that an owner adds to their server. Discord is not asked. */
export const getDiscord: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels/discord'> = async (
  { agentId },
  { access: { workspaceId } },
) => {
  const [account, offered] = await Promise.all([discordOf(agentId), discordAppFor(workspaceId)])
  const application = account ? await discordAppOf(account) : offered
  return {
    ...(account ? { channel: await presentDiscord(account) } : {}),
    ...(application
      ? {
          application: {
            inviteUrl: inviteUrl(application, account?.discord?.guildId),
            isOwn: application.key !== PLATFORM_KEY,
          },
        }
      : {}),
    // a channel that was connected before the workspace brought its own
    ...(account && offered && offered.key !== PLATFORM_KEY && offered.key !== account.appKey
      ? { canUseOwnApp: true }
      : {}),
  }
}
