import { channelAccounts } from '#functions/channels/accounts/store'
import { disconnectAccounts } from '#functions/channels/ownership/disconnect-accounts'
import type { Verb } from '#lib/http/api'
import { accountId } from '#shared/channels/kinds'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'

/** Removes a number from the agent. One that is gone already, or is another agent's, is none of this agent's: nothing is done. */
export const removeNumber: Verb<typeof routes, 'POST /rpc/removeWhatsappNumber'> = async (
  { agentId, phoneId },
  { actor },
) => {
  const account = await channelAccounts.get({ account: accountId('whatsapp', phoneId) }, { consistent: true })
  if (account?.agentId !== agentId) return { phoneId }
  if (!(await disconnectAccounts([account], actor)))
    throw new Problem('conflict', whatsappText('error', whatsappMessages.numberNotRemoved))
  return { phoneId }
}
