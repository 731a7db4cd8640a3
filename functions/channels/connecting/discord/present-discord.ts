import { presentAccount } from '#functions/channels/accounts/present-account'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { DiscordChannelRecord, DiscordReading } from '#shared/channels/discord'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { ConnectedAccount } from '#shared/channels/schema'

interface PresentedChannel {
  readonly account: ConnectedAccount
  readonly record: DiscordChannelRecord
  readonly reading: DiscordReading
}

/** A connected channel with the record that specification 1 names; its webhook's token is never shown whole. */
export const presentDiscord = async (account: ChannelAccount): Promise<PresentedChannel> => {
  const { recordId = '', webhookId = '', reading = { state: 'failed' as const } } = account.discord ?? {}
  return {
    account: await presentAccount(account),
    record: {
      ID: recordId,
      agentID: account.agentId,
      channelId: externalIdOf(account.account),
      webhookUrl: `https://discord.com/api/webhooks/${webhookId}/…${account.tokenEnd}`,
    },
    reading,
  }
}
