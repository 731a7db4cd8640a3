import type { Probe } from '#functions/channels/provider/probe'
import { world } from '#lib/world'
import { type BotAnswer, getMe, getWebhookInfo } from './bot-calls.ts'
import { namesOf } from './names-of.ts'
import { telegramWebhookUrl } from './webhook-url.ts'

/** An error that is older says nothing of now: Telegram keeps the last one for ever. */
const RECENT_MS = 3600_000

/** Whether a bot's token is good and its updates come here. https://core.telegram.org/bots/api#webhookinfo */
export const probeTelegram: Probe = async ({ agentId }, token) => {
  const [me, webhook] = await Promise.all([getMe(token), getWebhookInfo(token)])
  const refusal = revocationIn(me) ?? revocationIn(webhook)
  if (refusal !== undefined) return { kind: 'found', state: 'broken', reason: refusal }
  if (me.kind !== 'done' || webhook.kind !== 'done') return { kind: 'unreachable' }
  const names = namesOf(me.result)
  const { url, pending_update_count: waiting, last_error_date, last_error_message: reason } = webhook.result
  if (url !== telegramWebhookUrl(agentId))
    return { kind: 'found', state: 'degraded', cause: url === '' ? 'unset' : 'taken', names }
  const isRecent = last_error_date !== undefined && world().now() - last_error_date * 1000 < RECENT_MS
  // what failed once and was delivered since waits no more
  if (isRecent && waiting > 0 && reason !== undefined) return { kind: 'found', state: 'degraded', reason, names }
  return { kind: 'found', state: 'connected', names }
}

/** Telegram's words where it no longer knows the token: it was revoked, or its bot is gone. */
const revocationIn = (answer: BotAnswer<unknown>): string | undefined =>
  answer.kind === 'refused' && (answer.code === 401 || answer.code === 404) ? answer.description : undefined
