import { agentOf } from '#features/agents'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { presentAccount } from '#functions/channels/accounts/present-account'
import {
  type AgentChannels,
  agentChannels,
  type ChannelAccount,
  channelAccounts,
} from '#functions/channels/accounts/store'
import { keptOf } from '#functions/channels/connecting/kept-of'
import { recordingConnection } from '#functions/channels/connecting/recording-connection'
import { refuseTaken } from '#functions/channels/connecting/refuse-taken'
import { letGoOfDead } from '#functions/channels/ownership/let-go-of-dead'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import {
  type Bot,
  type BotAnswer,
  deleteWebhook,
  getMe,
  isBotToken,
  setWebhook,
} from '#functions/channels/telegram/bot-calls'
import { offerStart } from '#functions/channels/telegram/commands'
import { namesOf } from '#functions/channels/telegram/names-of'
import { newHookSecret } from '#functions/channels/telegram/new-hook-secret'
import { telegramWebhookUrl } from '#functions/channels/telegram/webhook-url'
import { actorName } from '#lib/auth/actor-name'
import { attempt, commit } from '#lib/database/commit'
import { absentOr, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { open, seal } from '#lib/sealed'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { invalid, Problem } from '#shared/problems'

/**
 * Connects a bot: claims it for the agent, which fails where another agent has it, then sets the webhook. A webhook that cannot be
 * set gives a new claim back. Connecting the same bot again renews its token and its webhook, keeps its conversations, and sends what waits.
 */
export const connectTelegram: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/telegram'> = async (
  { agentId, token: given },
  { access: { workspaceId }, actor },
) => {
  const channels = await agentChannels.get({ agentId }, { consistent: true })
  const token = given ?? (await tokenOf(agentId, channels))
  const bot = await botOf(token)
  const id = accountId('telegram', String(bot.id))
  const known = await letGoOfDead(await channelAccounts.get({ account: id }, { consistent: true }), workspaceId)
  await refuseTaken(known, { workspaceId, agentId })
  if (channels?.telegramAccount !== undefined && channels.telegramAccount !== id)
    throw new Problem('conflict', channelText('hasAnotherBot'))
  const now = world().now()
  const account: ChannelAccount = {
    account: id,
    workspaceId,
    agentId,
    ...namesOf(bot),
    token: await seal(token, accountSecret({ workspaceId, account: id })),
    tokenEnd: token.slice(-3),
    // until its webhook is set
    state: 'broken',
    since: now,
    ...keptOf(known, now),
  }
  const secret = newHookSecret()
  await claim(account, known, secret)
  const failure = await pointWebhook(token, agentId, secret)
  if (failure !== undefined) {
    await (known ? breakAccount(account, failure.description) : release(account))
    throw new Problem(codeOfFailure(failure), channelText('webhookNotSet', failure.description))
  }
  const { since: _, ...claimed } = account
  const connected: ChannelAccount = { ...claimed, state: 'connected' }
  const recorded = recordingConnection(account, {
    by: actorName(actor),
    now,
    countedAs: 'telegram_channel_added',
    isKnown: known !== undefined,
  })
  await commit(
    [channelAccounts.putting(connected, { agentId: is(agentId), token: is(account.token) }), ...recorded.writes],
    recorded.events,
  )
  await offerStart(token, (await agentOf(agentId))?.lang ?? '')
  return {
    account: await presentAccount(connected),
    webhook: { url: telegramWebhookUrl(agentId), isOurs: true, waiting: 0 },
  }
}

/** The token of the agent's bot, to connect it again. */
const tokenOf = async (agentId: string, channels: AgentChannels | undefined): Promise<string> => {
  const account =
    channels?.telegramAccount &&
    (await channelAccounts.get({ account: channels.telegramAccount }, { consistent: true }))
  if (account?.agentId !== agentId) throw new Problem('not-found', channelText('notConnected'))
  return open(account.token, accountSecret(account))
}

const botOf = async (token: string): Promise<Bot> => {
  if (!isBotToken(token)) throw invalid('token', channelText('token'))
  const me = await getMe(token)
  if (me.kind === 'done') return me.result
  // Telegram knows no such bot, or has given it another token
  if (me.kind === 'refused' && (me.code === 401 || me.code === 404)) throw invalid('token', channelText('token'))
  throw new Problem(codeOfFailure(me), channelText('errorOccurred', me.description))
}

/** The account's key is its uniqueness: of two agents that connect a bot at once, one gets it. */
const claim = async (account: ChannelAccount, known: ChannelAccount | undefined, secret: string): Promise<void> => {
  const { account: id, agentId, workspaceId } = account
  const outcome = await attempt([
    known
      ? channelAccounts.putting(account, { agentId: is(agentId), token: is(known.token) })
      : channelAccounts.creating(account),
    agentChannels.changing(
      { agentId },
      { set: { agentId, telegramAccount: id, telegramSecret: sha256(secret) } },
      { telegramAccount: absentOr(id) },
    ),
  ])
  if (outcome.committed) return
  await refuseTaken(await channelAccounts.get({ account: id }, { consistent: true }), { workspaceId, agentId })
  throw new Problem('conflict', channelText('hasAnotherBot'))
}

/** What went wrong, in Telegram's words. */
type Failure = Exclude<BotAnswer<unknown>, { readonly kind: 'done' }>

const pointWebhook = async (token: string, agentId: string, secret: string): Promise<Failure | undefined> => {
  const deleted = await deleteWebhook(token)
  if (deleted.kind !== 'done') return deleted
  const set = await setWebhook(token, telegramWebhookUrl(agentId), secret)
  return set.kind === 'done' ? undefined : set
}

const breakAccount = ({ account, agentId, token }: ChannelAccount, reason: string) =>
  attempt([channelAccounts.changing({ account }, { set: { reason } }, { agentId: is(agentId), token: is(token) })])

const release = ({ account, agentId, token }: ChannelAccount) =>
  attempt([
    channelAccounts.removing({ account }, { agentId: is(agentId), token: is(token) }),
    agentChannels.changing(
      { agentId },
      { remove: ['telegramAccount', 'telegramSecret'] },
      { telegramAccount: is(account) },
    ),
  ])
