import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { registerAsk } from '#functions/channels/discord/register-ask'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { Problem } from '#shared/problems'
import { discordOf } from './discord-of.ts'
import { presentDiscord } from './present-discord.ts'

/** Makes `/ask` in the channel's server once more: it replaces the one that is there. */
export const remakeCommand: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/discord/command'> = async ({
  agentId,
}) => {
  const account = await discordOf(agentId)
  if (!account?.discord) throw new Problem('not-found', channelText('notConnected'))
  const discord: ChannelAccount['discord'] = {
    ...account.discord,
    reading: await registerAsk(account.discord.guildId),
  }
  await attempt([
    channelAccounts.changing(
      { account: account.account },
      { set: { discord } },
      { agentId: is(agentId), token: is(account.token) },
    ),
  ])
  return presentDiscord({ ...account, discord })
}
