import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { channelAccounts } from '#functions/channels/accounts/store'
import { freeAccounts } from '#functions/channels/ownership/free-accounts'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { pagesText } from '#shared/channels/pages/messages'
import type { pages as routes } from '#shared/channels/pages/routes'
import { Problem } from '#shared/problems'

/** Removes a page and its Instagram account from the agent. One that is gone already, or is another agent's, is none of this agent's. */
export const removeMetaPage: Verb<typeof routes, 'POST /rpc/removeMetaPage'> = async (
  { agentId, pageId },
  { access: { workspaceId }, actor },
) => {
  const page = await channelAccounts.get({ account: accountId('messenger', pageId) }, { consistent: true })
  if (page?.agentId !== agentId) return { pageId }
  const linked = (await accountsOf(agentId)).accounts.filter((one) => one.pageId === pageId)
  const entry = auditing({
    owner: `WS#${workspaceId}`,
    action: 'channel.disconnected',
    by: actorName(actor),
    subject: agentId,
    subjectName: page.name,
    now: world().now(),
  })
  if (!(await freeAccounts([page, ...linked], [entry]))) throw new Problem('conflict', pagesText('failedToRemove'))
  return { pageId }
}
