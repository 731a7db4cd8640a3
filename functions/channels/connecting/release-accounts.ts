import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { agentChannels } from '#functions/channels/accounts/store'
import { freeAccounts } from '#functions/channels/ownership/free-accounts'
import { consumer } from '#lib/events/consumer'

/** Frees the accounts of a deleted agent. The second delivery finds none. */
export const handler = consumer(AgentDeleted, async ({ data: { agentId } }) => {
  if (await isAgent(agentId)) return
  const { accounts } = await accountsOf(agentId)
  for (const account of accounts) await freeAccounts([account])
  await agentChannels.drop({ agentId })
})
