import { accountSecret } from '#functions/channels/accounts/account-secret'
import { placingInServer } from '#functions/channels/accounts/discord-servers'
import { agentChannels, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { discordAppFor, discordAppOf } from '#functions/channels/apps/discord-app'
import { storedKey } from '#functions/channels/apps/stored-key'
import { appStays } from '#functions/channels/connecting/app-stays'
import { keptOf } from '#functions/channels/connecting/kept-of'
import { recordingConnection } from '#functions/channels/connecting/recording-connection'
import { discordServer } from '#functions/channels/discord/application'
import { registerAsk } from '#functions/channels/discord/register-ask'
import { getWebhook, type Webhook, type WebhookAddress, webhookAddress } from '#functions/channels/discord/webhook'
import { letGoOfDead } from '#functions/channels/ownership/let-go-of-dead'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { absentOr, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { randomText } from '#lib/ids'
import { seal } from '#lib/sealed'
import { world } from '#lib/world'
import { discordText } from '#shared/channels/discord-messages'
import { accountId } from '#shared/channels/kinds'
import type { channels as routes } from '#shared/channels/routes'
import { invalid, Problem } from '#shared/problems'
import { presentDiscord } from './present-discord.ts'
import { refuseTakenChannel } from './refuse-taken-channel.ts'

/** Specification 1, section 9. */
const RECORD_ID = 15

/**
 * Connects a channel: Discord is asked whose the webhook is, then the channel is claimed for the agent by its key, and `/ask` made
 * where the workspace or the operator has an application. A second time renews the webhook, through the same application, and what
 * waited for a broken one is sent.
 */
export const connectDiscord: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/discord'> = async (
  { agentId, channelId, webhookUrl },
  { access: { workspaceId }, actor },
) => {
  const address = webhookAddress(webhookUrl, discordServer())
  if (!address) throw invalid('webhookUrl', discordText('noWebhook'))
  const webhook = await webhookOf(address, channelId)
  const id = accountId('discord', channelId)
  const [known, channels] = await Promise.all([
    channelAccounts.get({ account: id }, { consistent: true }).then((taken) => letGoOfDead(taken, workspaceId)),
    agentChannels.get({ agentId }, { consistent: true }),
  ])
  await refuseTakenChannel(known, { workspaceId, agentId })
  if (channels?.discordAccount !== undefined && channels.discordAccount !== id)
    throw new Problem('conflict', discordText('hasAnotherChannel'))
  const application = await (known ? discordAppOf(known) : discordAppFor(workspaceId))
  const now = world().now()
  const account: ChannelAccount = {
    account: id,
    workspaceId,
    agentId,
    name: webhook.name || 'Discord',
    ...storedKey(known ? known.appKey : application?.key),
    token: await seal(`${address.id}/${address.token}`, accountSecret({ workspaceId, account: id })),
    tokenEnd: address.token.slice(-3),
    state: 'connected',
    ...keptOf(known, now),
    discord: {
      recordId: known?.discord?.recordId ?? randomText(RECORD_ID),
      webhookId: address.id,
      ...(webhook.guild_id ? { guildId: webhook.guild_id } : {}),
      reading: await registerAsk(application, webhook.guild_id ?? undefined),
    },
  }
  const recorded = recordingConnection(account, {
    by: actorName(actor),
    now,
    countedAs: 'discord_channel_added',
    isKnown: known !== undefined,
  })
  const { committed } = await attempt(
    [
      known
        ? channelAccounts.putting(account, { agentId: is(agentId), token: is(known.token) })
        : channelAccounts.creating(account),
      agentChannels.changing({ agentId }, { set: { agentId, discordAccount: id } }, { discordAccount: absentOr(id) }),
      ...placingInServer(account),
      ...recorded.writes,
      ...(known ? [] : appStays(account.appKey, [id])),
    ],
    recorded.events,
  )
  if (!committed) {
    await refuseTakenChannel(await channelAccounts.get({ account: id }, { consistent: true }), { workspaceId, agentId })
    throw new Problem('conflict', discordText('hasAnotherChannel'))
  }
  return presentDiscord(account)
}

/** The webhook as Discord describes it, if it is one of this channel. */
const webhookOf = async (address: WebhookAddress, channelId: string): Promise<Webhook> => {
  const answer = await getWebhook(address)
  if (answer.kind === 'done') {
    const { channel_id: actual } = answer.result
    if (actual !== channelId) throw invalid('webhookUrl', discordText('webhookElsewhere', actual ?? '-'))
    return answer.result
  }
  // it is gone, or its token is another one
  if (answer.kind === 'refused' && [401, 403, 404].includes(answer.status))
    throw invalid('webhookUrl', discordText('webhookUnknown'))
  throw new Problem(codeOfFailure(answer), discordText('discordFailed', answer.message))
}
