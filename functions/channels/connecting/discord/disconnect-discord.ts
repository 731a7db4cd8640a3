import { disconnectAccounts } from '#functions/channels/ownership/disconnect-accounts'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'
import { discordOf } from './discord-of.ts'

/**
 * Disconnects the agent's channel; a second time finds none. The webhook is the owner's own and stays, and so does `/ask`, which
 * may serve other channels of the server: here it answers that nobody is connected.
 */
export const disconnectDiscord: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/channels/discord'> = async (
  { agentId },
  { actor },
) => {
  const account = await discordOf(agentId)
  if (!account) return { disconnected: false }
  return { disconnected: await disconnectAccounts([account], actor) }
}
