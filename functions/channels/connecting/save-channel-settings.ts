import { channelSettings } from '#functions/channels/accounts/channel-settings'
import { agentChannels } from '#functions/channels/accounts/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { channels as routes } from '#shared/channels/routes'

/** Changes settings of the agent's channels; what is left out stays. */
export const saveChannelSettings: Verb<typeof routes, 'PUT /v2/agents/{agentId}/channels/settings'> = async (
  { agentId, smartInit, telegram, discord },
  { access: { workspaceId }, actor },
) => {
  await commit([
    agentChannels.changing(
      { agentId },
      { set: { agentId, smartInit, telegramGroups: telegram?.groups, discordMessages: discord?.messages } },
    ),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'channel.settings-changed',
      by: actorName(actor),
      subject: agentId,
      now: world().now(),
    }),
  ])
  return { settings: channelSettings(await agentChannels.get({ agentId }, { consistent: true })) }
}
