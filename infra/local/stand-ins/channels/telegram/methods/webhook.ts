import { badRequest } from '#infra/local/stand-ins/channels/telegram/failure'
import { flag, integer } from '#infra/local/stand-ins/channels/telegram/read-values'
import type { Bot, Webhook } from '#infra/local/stand-ins/channels/telegram/telegram-state'
import { isLoopback } from '#infra/local/stand-ins/channels/wire/post-webhook'
import type { Answer, Method } from './method.ts'

const UPDATES = [
  'message',
  'edited_message',
  'channel_post',
  'edited_channel_post',
  'inline_query',
  'chosen_inline_result',
  'callback_query',
  'shipping_query',
  'pre_checkout_query',
  'poll',
  'poll_answer',
  'my_chat_member',
  'chat_member',
  'chat_join_request',
  'message_reaction',
  'message_reaction_count',
]

const MOST_CONNECTIONS = 100
const CONNECTIONS = 40

/** Unknown types are ignored; an empty list means the default; no list leaves what was. */
const allowUpdates = (bot: Bot, given: string | undefined): void => {
  if (!given) return
  try {
    const list: unknown = JSON.parse(given)
    if (Array.isArray(list)) bot.allowedUpdates = UPDATES.filter((type) => list.includes(type))
  } catch {
    // as the server does: a list that cannot be read changes nothing
  }
}

const isSame = (a: Webhook | undefined, b: Webhook) =>
  a?.url === b.url && a.secretToken === b.secretToken && a.maxConnections === b.maxConnections

const checkUrl = (text: string): void => {
  const url = URL.parse(text)
  if (!url) throw badRequest('invalid webhook URL specified')
  if (url.protocol !== 'https:' && !isLoopback(url))
    throw badRequest('bad webhook: An HTTPS URL must be provided for webhook')
  // a stand-in calls nobody but this machine
  if (!isLoopback(url)) throw badRequest('bad webhook: Failed to resolve host: Name or service not known')
}

const remove = (bot: Bot, values: Readonly<Record<string, string>>): Answer => {
  if (flag(values, 'drop_pending_updates')) bot.pending = []
  const description = bot.webhook ? 'Webhook was deleted' : 'Webhook is already deleted'
  delete bot.webhook
  delete bot.lastError
  return { result: true, description }
}

/**
 * https://core.telegram.org/bots/api#setwebhook. The one difference: on this machine the address may be plain http, on any port;
 * elsewhere nothing is reached.
 */
export const setWebhook: Method = ({ bot, changed }, { values }) => {
  if (!values.url) {
    const answer = remove(bot, values)
    changed()
    return answer
  }
  checkUrl(values.url)
  const secretToken = values.secret_token ?? ''
  if (secretToken.length > 256) throw badRequest('secret token is too long')
  if (!/^[\w-]*$/.test(secretToken)) throw badRequest('secret token contains unallowed characters')
  const most = integer(values, 'max_connections') ?? CONNECTIONS
  const webhook = { url: values.url, secretToken, maxConnections: Math.min(Math.max(most, 1), MOST_CONNECTIONS) }
  allowUpdates(bot, values.allowed_updates)
  const drops = flag(values, 'drop_pending_updates')
  const description = isSame(bot.webhook, webhook) && !drops ? 'Webhook is already set' : 'Webhook was set'
  if (drops) bot.pending = []
  if (!isSame(bot.webhook, webhook)) {
    bot.webhook = webhook
    delete bot.lastError
  }
  changed()
  return { result: true, description }
}

/** https://core.telegram.org/bots/api#deletewebhook */
export const deleteWebhook: Method = ({ bot, changed }, { values }) => {
  const answer = remove(bot, values)
  changed()
  return answer
}

/** https://core.telegram.org/bots/api#webhookinfo */
export const getWebhookInfo: Method = ({ bot: { webhook, pending, lastError, allowedUpdates } }) => ({
  result: {
    url: webhook?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: pending.length,
    ...(lastError ? { last_error_date: Math.floor(lastError.at / 1000), last_error_message: lastError.message } : {}),
    ...(webhook ? { max_connections: webhook.maxConnections, ip_address: '127.0.0.1' } : {}),
    ...(allowedUpdates?.length ? { allowed_updates: allowedUpdates } : {}),
  },
})
