import { discordServer, platformApplication } from '#functions/channels/discord/application'
import { isGatewayConnected } from '#functions/channels/discord/messages/gateway-state'
import { seesChannel } from '#functions/channels/discord/messages/sees-channel'
import { appSecrets } from '#functions/channels/provider/app-secrets'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { channels as routes } from '#shared/channels/routes'
import { discordOf } from './discord-of.ts'

/** View Channels: https://docs.discord.com/developers/topics/permissions#permissions-bitwise-permission-flags */
const VIEW_CHANNEL = 1 << 10

/**
 * Whether ordinary messages of the agent's channel are read. Nothing in an installation without the gateway's process, nor of a channel
 * that is connected through an app of the workspace's own: the process reads with the platform's token. Asks Discord.
 */
export const getDiscordGateway: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels/discord/gateway'> = async ({
  agentId,
}) => {
  const [application, { discordGatewaySecret }] = await Promise.all([platformApplication(), appSecrets()])
  if (!application || !discordGatewaySecret) return {}
  const account = await discordOf(agentId)
  if (account?.appKey !== undefined) return { isOwnApp: true }
  const guildId = account?.discord?.guildId
  const [isConnected, sees] = await Promise.all([
    isGatewayConnected(guildId, world().now()),
    account && seesChannel(externalIdOf(account.account), application.botToken),
  ])
  const search = new URLSearchParams({
    client_id: application.id,
    scope: 'bot applications.commands',
    permissions: String(VIEW_CHANNEL),
    ...(guildId ? { guild_id: guildId } : {}),
  })
  return {
    gateway: {
      isConnected,
      ...(sees === undefined ? {} : { seesChannel: sees }),
      inviteUrl: `${discordServer()}/oauth2/authorize?${search}`,
    },
  }
}
