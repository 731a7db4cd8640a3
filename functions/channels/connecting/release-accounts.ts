import { AgentDeleted } from '#events/agents/events'
import { ChannelRemoved } from '#events/channels/events'
import { isAgent } from '#features/agents'
import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { agentChannels } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { consumer } from '#lib/events/consumer'
import { forgetWebhook } from './forget-webhook.ts'
import { removingAccount } from './removing-account.ts'

/** Frees the accounts of a deleted agent. The second delivery finds none. */
export const handler = consumer(AgentDeleted, async ({ data: { workspaceId, agentId } }) => {
  if (await isAgent(agentId)) return
  const { accounts } = await accountsOf(agentId)
  for (const account of accounts) {
    await forgetWebhook(account)
    await attempt(removingAccount(account), [ChannelRemoved({ workspaceId, agentId, account: account.account })])
  }
  await agentChannels.drop({ agentId })
})
