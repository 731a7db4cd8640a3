import { agentChannels, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'

/** The channel in which the agent answers. */
export const discordOf = async (agentId: string): Promise<ChannelAccount | undefined> => {
  const id = (await agentChannels.get({ agentId }, { consistent: true }))?.discordAccount
  const account = id && (await channelAccounts.get({ account: id }, { consistent: true }))
  return account?.agentId === agentId ? account : undefined
}
