import { postWebhook, type WebhookAnswer } from '#infra/local/stand-ins/channels/wire/post-webhook'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import type { BotContext } from './bot-context.ts'
import { isObject } from './read-values.ts'
import type { PendingUpdate } from './telegram-state.ts'

/** Telegram waits 60 to 120 s at most between attempts; here always 60. */
const MOST_DELAY_S = 60
const SHUFFLED_AFTER_MS = 5_000
const TLS_FAILURE = 'SSL error {error:1416F086:SSL routines:tls_process_server_certificate:certificate verify failed}'

export interface Deliveries {
  /** Delivers whatever is due. To be called after each change. */
  readonly kick: () => void
  /** Posts the last accepted update once more. */
  readonly again: () => void
  readonly stop: () => void
}

/** The first attempt is repeated at once, later ones after 2, 4, 8 … seconds, unless the answer says when. */
const delaySeconds = (failures: number, retryAfter: number): number => {
  if (retryAfter > 0) return Math.min(retryAfter, 3600)
  return failures === 0 ? 0 : Math.min(2 ** failures, MOST_DELAY_S)
}

const wordsOf = (answer: WebhookAnswer): string => {
  if (answer.kind === 'failed') return answer.error
  return `Wrong response from the webhook: ${answer.status} ${answer.reason}`
}

/**
 * Delivers a bot's updates as Telegram's server does (WebhookActor in github.com/tdlib/telegram-bot-api): queues side by side, within one
 * the next only after a 2xx, retries for 24 hours. `execute` runs a method that an answer names.
 */
export const deliverUpdates = (
  context: BotContext,
  log: WireLog,
  execute: (values: Readonly<Record<string, string>>) => void,
): Deliveries => {
  const { bot, clock, changed } = context
  const stopped = new AbortController()
  const busy = new Set<string>()
  const waiting = new Set<string>()
  let last: PendingUpdate | undefined
  let isShuffling = false

  const post = async (update: PendingUpdate): Promise<WebhookAnswer> => {
    const { webhook } = bot
    if (!webhook) return { kind: 'failed', error: 'Webhook was deleted' }
    const body = JSON.stringify({ update_id: update.update_id, [update.type]: update.payload })
    const ended = log.begin({ direction: 'out', what: update.type, sent: body })
    if (bot.faults.delivery === 'not at all') {
      ended('TLS', TLS_FAILURE)
      return { kind: 'failed', error: TLS_FAILURE }
    }
    const headers: Record<string, string> = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate' }
    if (webhook.secretToken) headers['X-Telegram-Bot-Api-Secret-Token'] = webhook.secretToken
    const answer = await postWebhook(new URL(webhook.url), headers, body, stopped.signal)
    ended(
      answer.kind === 'answered' ? answer.status : 'failed',
      answer.kind === 'answered' ? answer.body : answer.error,
    )
    return answer
  }

  const accepted = (update: PendingUpdate, body: string) => {
    bot.pending = bot.pending.filter((each) => each !== update)
    last = update
    const chat = bot.chats.find(({ id }) => id === update.message?.chat)
    const message = chat?.messages.find(({ message_id }) => message_id === update.message?.id)
    if (message) message.isDelivered = true
    const call = parsed(body)
    if (typeof call?.method !== 'string' || /^(setwebhook|deletewebhook|close|logout|get.*)$/i.test(call.method)) return
    execute(
      Object.fromEntries(
        Object.entries(call).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    )
  }

  const failed = (update: PendingUpdate, answer: WebhookAnswer) => {
    bot.lastError = { at: clock.now(), message: wordsOf(answer) }
    const wait = delaySeconds(update.failures, answer.kind === 'answered' ? answer.retryAfterSeconds : 0)
    update.failures += 1
    update.dueAt = clock.now() + wait * 1000
    if (update.dueAt > update.expiresAt) bot.pending = bot.pending.filter((each) => each !== update)
  }

  const deliver = async (update: PendingUpdate): Promise<void> => {
    const answer = await post(update)
    if (stopped.signal.aborted) return
    const isAccepted = answer.kind === 'answered' && answer.status >= 200 && answer.status <= 299
    if (isAccepted && bot.faults.delivery === 'twice') await post(update)
    if (isAccepted) accepted(update, answer.body)
    else failed(update, answer)
    changed()
  }

  const deliverQueue = async (update: PendingUpdate): Promise<void> => {
    busy.add(update.queue)
    await deliver(update)
    busy.delete(update.queue)
    kick()
  }

  /** The newest first, whatever their queues: what a service between us may do to events. */
  const shuffle = async (): Promise<void> => {
    for (const update of bot.pending.filter(({ dueAt }) => dueAt <= clock.now()).reverse()) await deliver(update)
    isShuffling = false
    if (bot.faults.delivery !== 'shuffled') kick()
  }

  const kickLater = ({ queue, dueAt }: PendingUpdate) => {
    if (waiting.has(queue)) return
    waiting.add(queue)
    void clock.wait(dueAt - clock.now()).then(() => {
      waiting.delete(queue)
      kick()
    })
  }

  const kick = () => {
    if (!bot.webhook || stopped.signal.aborted) return
    if (bot.faults.delivery === 'shuffled') {
      if (isShuffling || bot.pending.length === 0) return
      isShuffling = true
      return void clock.wait(SHUFFLED_AFTER_MS).then(shuffle)
    }
    if (isShuffling) return
    const seen = new Set(busy)
    for (const update of bot.pending) {
      if (seen.has(update.queue)) continue
      seen.add(update.queue)
      if (update.dueAt > clock.now()) kickLater(update)
      else if (busy.size < bot.webhook.maxConnections) void deliverQueue(update)
    }
  }

  return {
    kick,
    again: () => {
      if (last) void post(last).then(changed)
    },
    stop: () => stopped.abort(),
  }
}

const parsed = (body: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
