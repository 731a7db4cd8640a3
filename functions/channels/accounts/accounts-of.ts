import { type AgentChannels, agentChannels, type ChannelAccount, channelAccounts } from './store.ts'

/** An agent's accounts and channel fields. The index only names candidates: one that was just connected or moved is read by its key. */
export const accountsOf = async (
  agentId: string,
): Promise<{ readonly accounts: readonly ChannelAccount[]; readonly channels: AgentChannels | undefined }> => {
  const [listed, channels] = await Promise.all([
    channelAccounts.listBy('gsi2', `AGTACC#${agentId}`, undefined, { limit: 100 }),
    agentChannels.get({ agentId }, { consistent: true }),
  ])
  const named = new Set(listed.items.map(({ account }) => account))
  if (channels?.telegramAccount) named.add(channels.telegramAccount)
  if (channels?.discordAccount) named.add(channels.discordAccount)
  const accounts = await channelAccounts.getMany(
    [...named].map((account) => ({ account })),
    { consistent: true },
  )
  return {
    accounts: accounts
      .filter((account) => account.agentId === agentId)
      .toSorted((one, other) => one.connectedAt - other.connectedAt),
    channels,
  }
}
