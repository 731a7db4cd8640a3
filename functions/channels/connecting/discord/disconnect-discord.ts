import { freeAccounts } from '#functions/channels/ownership/free-accounts'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { channels as routes } from '#shared/channels/routes'
import { discordOf } from './discord-of.ts'

/**
 * Disconnects the agent's channel; a second time finds none. The webhook is the owner's own and stays, and so does `/ask`, which
 * may serve other channels of the server: here it answers that nobody is connected.
 */
export const disconnectDiscord: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/channels/discord'> = async (
  { agentId },
  { access: { workspaceId }, actor },
) => {
  const account = await discordOf(agentId)
  if (!account) return { disconnected: false }
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
