import { channelAccounts } from '#functions/channels/accounts/store'
import { freeAccounts } from '#functions/channels/ownership/free-accounts'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'

/** Removes a number from the agent. One that is gone already, or is another agent's, is none of this agent's: nothing is done. */
export const removeNumber: Verb<typeof routes, 'POST /rpc/removeWhatsappNumber'> = async (
  { agentId, phoneId },
  { access: { workspaceId }, actor },
) => {
  const account = await channelAccounts.get({ account: accountId('whatsapp', phoneId) }, { consistent: true })
  if (account?.agentId !== agentId) return { phoneId }
  const entry = auditing({
    owner: `WS#${workspaceId}`,
    action: 'channel.disconnected',
    by: actorName(actor),
    subject: agentId,
    subjectName: account.name,
    now: world().now(),
  })
  if (!(await freeAccounts([account], [entry])))
    throw new Problem('conflict', whatsappText('error', whatsappMessages.numberNotRemoved))
  return { phoneId }
}
