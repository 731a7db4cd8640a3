import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { channelSettings } from '#functions/channels/accounts/channel-settings'
import { presentAccount } from '#functions/channels/accounts/present-account'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'
import { phonesFor } from './phones.ts'

/** What the agent is connected to. */
export const getChannels: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels'> = async ({ agentId }) => {
  const { accounts, channels } = await accountsOf(agentId)
  const phones = phonesFor(accounts.map(({ account }) => account))
  return {
    accounts: await Promise.all(accounts.map(presentAccount)),
    settings: channelSettings(channels),
    ...(phones ? { phones } : {}),
  }
}
