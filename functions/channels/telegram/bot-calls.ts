import * as z from 'zod'
import { jsonOf } from '#lib/http/request/json-of'
import { world } from '#lib/world'
import { botRequest } from './bot-request.ts'

/** `refused`: Telegram's own `error_code` and words. `unreachable`: no readable answer; it may have been done. */
export type BotAnswer<T> =
  | { readonly kind: 'done'; readonly result: T }
  | { readonly kind: 'refused'; readonly code: number; readonly description: string }
  | { readonly kind: 'unreachable'; readonly description: string }

/** https://core.telegram.org/bots/api#making-requests */
const Answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error_code: z.int(), description: z.string() }),
])

/** Calls one method of the Bot API. The token is in the address, which nothing logs. */
export const callBot = async <S extends z.ZodType>(
  token: string,
  method: string,
  result: S,
  body: object = {},
): Promise<BotAnswer<z.output<S>>> => {
  const answer = await world().call(botRequest(token, method, body))
  if (answer.kind === 'failed') return { kind: 'unreachable', description: answer.reason }
  const read = Answer.safeParse(jsonOf(answer.body)).data
  if (!read) return { kind: 'unreachable', description: `status ${answer.status}` }
  if (!read.ok) return { kind: 'refused', code: read.error_code, description: read.description }
  const known = result.safeParse(read.result)
  return known.success
    ? { kind: 'done', result: known.data }
    : { kind: 'unreachable', description: 'an answer that cannot be read' }
}

/** `123456:ABC-DEF…`: the bot's id and its secret. It becomes a part of an address, so nothing else may be in it. */
export const isBotToken = (token: string): boolean => /^\d{1,20}:[\w-]{20,100}$/.test(token)

const Me = z.object({
  id: z.int(),
  first_name: z.string(),
  username: z.string().optional(),
  can_join_groups: z.boolean().optional(),
  can_read_all_group_messages: z.boolean().optional(),
})
export type Bot = z.infer<typeof Me>

export const getMe = (token: string): Promise<BotAnswer<Bot>> => callBot(token, 'getMe', Me)

export const deleteWebhook = (token: string): Promise<BotAnswer<unknown>> =>
  callBot(token, 'deleteWebhook', z.unknown())

/** What is read (read.ts); Telegram sends nothing else. */
const ALLOWED_UPDATES = ['message', 'edited_message', 'callback_query', 'my_chat_member']

export const setWebhook = (token: string, url: string, secret: string): Promise<BotAnswer<unknown>> =>
  callBot(token, 'setWebhook', z.unknown(), { url, secret_token: secret, allowed_updates: ALLOWED_UPDATES })

const WebhookInfo = z.object({
  url: z.string(),
  pending_update_count: z.int(),
  /** Unix seconds. */
  last_error_date: z.int().optional(),
  last_error_message: z.string().optional(),
})

export type WebhookInfo = z.infer<typeof WebhookInfo>

export const getWebhookInfo = (token: string): Promise<BotAnswer<WebhookInfo>> =>
  callBot(token, 'getWebhookInfo', WebhookInfo)

const File = z.object({
  /** Where it is under the file server, for an hour. */
  file_path: z.string(),
})

/** https://core.telegram.org/bots/api#getfile */
export const getFile = (token: string, fileId: string): Promise<BotAnswer<z.infer<typeof File>>> =>
  callBot(token, 'getFile', File, { file_id: fileId })
