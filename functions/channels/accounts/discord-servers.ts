import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'
import type { ChannelAccount } from './store.ts'

const ServerChannel = z.object({ guildId: z.string(), account: AccountId })

/**
 * The connected channels of a server of Discord that the platform's application reads: by it the gateway's process knows whether what is
 * written in a server can be for an agent. Written with each connection, removed with the account.
 */
export const serverChannels = entity<z.infer<typeof ServerChannel>>({
  name: 'discord-server-channel',
  parse: (item) => ServerChannel.parse(item),
  key: keys.serverChannel,
})

/** Whether a channel of this server is connected through the platform's application. */
export const isOwnersServer = async (guildId: string): Promise<boolean> =>
  (await serverChannels.list(`ACC#guild.${guildId}`, 'CHANNEL#', { limit: 1 })).items.length > 0

/** What an account is in its server: the gateway reads only for those of the platform's application, whose token it has. */
export const placingInServer = ({ account, appKey, discord }: ChannelAccount) => {
  const guildId = discord?.guildId
  if (guildId === undefined) return []
  const channel = { guildId, account }
  return [appKey === undefined ? serverChannels.putting(channel) : serverChannels.removing(channel)]
}

/** Nothing is left of a channel that is removed. */
export const leavingServer = ({ account, discord }: Pick<ChannelAccount, 'account' | 'discord'>) =>
  discord?.guildId === undefined ? [] : [serverChannels.removing({ guildId: discord.guildId, account })]
