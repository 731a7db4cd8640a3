import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { freeAccounts } from '#functions/channels/ownership/free-accounts'
import { consumer } from '#lib/events/consumer'

/** Frees the accounts of a deleted agent, or fails: what nobody frees nobody could ever connect again. The second delivery finds none. */
export const handler = consumer(AgentDeleted, async ({ data: { agentId } }) => {
  if (await isAgent(agentId)) return
  const { accounts } = await accountsOf(agentId)
  for (const account of accounts) {
    if (await freeAccounts([account])) continue
    const now = await channelAccounts.get({ account: account.account }, { consistent: true })
    if (now?.agentId === agentId) throw new Error(`an account of deleted agent ${agentId} is not freed`)
  }
  await agentChannels.drop({ agentId })
})
