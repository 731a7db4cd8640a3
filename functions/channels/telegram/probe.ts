import type { Probe, Probed } from '#functions/channels/provider/probe'
import { world } from '#lib/world'
import { type BotAnswer, getMe, getWebhookInfo, type WebhookInfo } from './bot-calls.ts'
import { namesOf } from './names-of.ts'
import { renewWebhook } from './renew-webhook.ts'
import { telegramWebhookUrl } from './webhook-url.ts'

/** An error that is older says nothing of now: Telegram keeps the last one for ever. */
const RECENT_MS = 3600_000

/** Whether a bot's token is good and its updates come here. */
export const probeTelegram: Probe = async (account, token) => {
  const { agentId } = account
  await renewWebhook(account, token)
  const [me, webhook] = await Promise.all([getMe(token), getWebhookInfo(token)])
  const judged = judgeWebhook(webhook, agentId)
  if (isRevoked(me)) return { kind: 'found', state: 'broken', reason: me.description }
  if (me.kind !== 'done') return { kind: 'unreachable' }
  return judged.kind === 'found' && judged.state !== 'broken' ? { ...judged, names: namesOf(me.result) } : judged
}

/** What a webhook says of its bot's health. https://core.telegram.org/bots/api#webhookinfo */
export const judgeWebhook = (webhook: BotAnswer<WebhookInfo>, agentId: string): Probed => {
  if (isRevoked(webhook)) return { kind: 'found', state: 'broken', reason: webhook.description }
  if (webhook.kind !== 'done') return { kind: 'unreachable' }
  const { url, pending_update_count: waiting, last_error_date, last_error_message: reason } = webhook.result
  if (url !== telegramWebhookUrl(agentId))
    return { kind: 'found', state: 'degraded', cause: isOurs(url) ? 'unset' : 'taken' }
  const isRecent = last_error_date !== undefined && world().now() - last_error_date * 1000 < RECENT_MS
  // what failed once and was delivered since waits no more
  return isRecent && waiting > 0 && reason !== undefined
    ? { kind: 'found', state: 'degraded', reason }
    : { kind: 'found', state: 'connected' }
}

/** None, or an address of ours for another agent: a move that was not finished. */
const isOurs = (url: string): boolean =>
  url === '' || url.startsWith(telegramWebhookUrl('').split('/agents/')[0] ?? url)

/** Telegram no longer knows the token: it was revoked, or its bot is gone. */
const isRevoked = <T>(answer: BotAnswer<T>): answer is Extract<BotAnswer<T>, { kind: 'refused' }> =>
  answer.kind === 'refused' && (answer.code === 401 || answer.code === 404)
