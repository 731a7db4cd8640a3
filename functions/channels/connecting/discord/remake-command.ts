import { placingInServer } from '#functions/channels/accounts/discord-servers'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { discordAppFor, discordAppOf } from '#functions/channels/apps/discord-app'
import { storedKey } from '#functions/channels/apps/stored-key'
import { appStays } from '#functions/channels/connecting/app-stays'
import { registerAsk } from '#functions/channels/discord/register-ask'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { Problem } from '#shared/problems'
import { discordOf } from './discord-of.ts'
import { presentDiscord } from './present-discord.ts'

/**
 * Makes `/ask` in the channel's server once more: it replaces the one that is there. With `useOwnApp` it is the workspace's own application's
 * from now on, which replaces none of another.
 */
export const remakeCommand: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/discord/command'> = async ({
  agentId,
  useOwnApp,
}) => {
  const account = await discordOf(agentId)
  if (!account?.discord) throw new Problem('not-found', channelText('notConnected'))
  const application = await (useOwnApp ? discordAppFor(account.workspaceId) : discordAppOf(account))
  const app = storedKey(useOwnApp ? application?.key : account.appKey)
  const discord: ChannelAccount['discord'] = {
    ...account.discord,
    reading: await registerAsk(application, account.discord.guildId),
  }
  const { appKey: _, ...kept } = account
  const remade: ChannelAccount = { ...kept, discord, ...app }
  const { committed } = await attempt([
    channelAccounts.changing(
      { account: account.account },
      { set: { discord, ...app } },
      { agentId: is(agentId), token: is(account.token) },
    ),
    ...placingInServer(remade),
    ...appStays(app.appKey, [account.account]),
  ])
  // disconnected, moved or connected again while Discord was asked: what it says now is of another account
  if (!committed)
    throw (await discordOf(agentId))
      ? new Problem('conflict', channelText('movedMeanwhile'))
      : new Problem('not-found', channelText('notConnected'))
  return presentDiscord(remade)
}
