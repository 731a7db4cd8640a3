import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { channelAccounts } from '#functions/channels/accounts/store'
import { disconnectAccounts } from '#functions/channels/ownership/disconnect-accounts'
import type { Verb } from '#lib/http/api'
import { accountId } from '#shared/channels/kinds'
import { pagesText } from '#shared/channels/pages/messages'
import type { pages as routes } from '#shared/channels/pages/routes'
import { Problem } from '#shared/problems'

/** Removes a page and its Instagram account from the agent. One that is gone already, or is another agent's, is none of this agent's. */
export const removeMetaPage: Verb<typeof routes, 'POST /rpc/removeMetaPage'> = async (
  { agentId, pageId },
  { actor },
) => {
  const page = await channelAccounts.get({ account: accountId('messenger', pageId) }, { consistent: true })
  if (page?.agentId !== agentId) return { pageId }
  const linked = (await accountsOf(agentId)).accounts.filter((one) => one.pageId === pageId)
  if (!(await disconnectAccounts([page, ...linked], actor))) throw new Problem('conflict', pagesText('failedToRemove'))
  return { pageId }
}
