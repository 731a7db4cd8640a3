import { ChannelRemoved } from '#events/channels/events'
import { channelAccounts } from '#functions/channels/accounts/store'
import { forgetWebhook } from '#functions/channels/connecting/forget-webhook'
import { removingAccount } from '#functions/channels/connecting/removing-account'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
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
  await forgetWebhook(account)
  const { committed } = await attempt(
    [
      ...removingAccount(account),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'channel.disconnected',
        by: actorName(actor),
        subject: agentId,
        subjectName: account.name,
        now: world().now(),
      }),
    ],
    [ChannelRemoved({ workspaceId, agentId, account: account.account })],
  )
  if (!committed) throw new Problem('conflict', whatsappText('error', whatsappMessages.numberNotRemoved))
  return { phoneId }
}
