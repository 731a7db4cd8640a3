import { ChannelRemoved } from '#events/channels/events'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { channels as routes } from '#shared/channels/routes'
import { forgetWebhook } from './forget-webhook.ts'
import { removingAccount } from './removing-account.ts'

/** Disconnects the agent's bot; a second time finds none. */
export const disconnectTelegram: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/channels/telegram'> = async (
  { agentId },
  { access: { workspaceId }, actor },
) => {
  const id = (await agentChannels.get({ agentId }, { consistent: true }))?.telegramAccount
  const account = id && (await channelAccounts.get({ account: id }, { consistent: true }))
  if (account?.agentId !== agentId) return { disconnected: false }
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
  return { disconnected: committed }
}
