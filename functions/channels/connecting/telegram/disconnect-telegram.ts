import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { disconnectAccounts } from '#functions/channels/ownership/disconnect-accounts'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'

/** Disconnects the agent's bot; a second time finds none. */
export const disconnectTelegram: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/channels/telegram'> = async (
  { agentId },
  { actor },
) => {
  const id = (await agentChannels.get({ agentId }, { consistent: true }))?.telegramAccount
  const account = id && (await channelAccounts.get({ account: id }, { consistent: true }))
  if (account?.agentId !== agentId) return { disconnected: false }
  return { disconnected: await disconnectAccounts([account], actor) }
}
