import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { freeAccounts } from '#functions/channels/ownership/free-accounts'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { channels as routes } from '#shared/channels/routes'

/** Disconnects the agent's bot; a second time finds none. */
export const disconnectTelegram: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/channels/telegram'> = async (
  { agentId },
  { access: { workspaceId }, actor },
) => {
  const id = (await agentChannels.get({ agentId }, { consistent: true }))?.telegramAccount
  const account = id && (await channelAccounts.get({ account: id }, { consistent: true }))
  if (account?.agentId !== agentId) return { disconnected: false }
  const entry = auditing({
    owner: `WS#${workspaceId}`,
    action: 'channel.disconnected',
    by: actorName(actor),
    subject: agentId,
    subjectName: account.name,
    now: world().now(),
  })
  return { disconnected: await freeAccounts([account], [entry]) }
}
