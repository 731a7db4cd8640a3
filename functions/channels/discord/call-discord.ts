import * as z from 'zod'
import type { ProviderCall } from '#lib/fetch/provider-call'
import { jsonOf } from '#lib/http/request/json-of'
import { world } from '#lib/world'
import { discordServer } from './application.ts'

/** `refused`: Discord's status, its own code and words. `unreachable`: no readable answer; it may have been done. */
export type DiscordAnswer<T> =
  | { readonly kind: 'done'; readonly result: T }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: number
      readonly message: string
      /** Of 429: when to ask again. */
      readonly retryAfterMs?: number
    }
  | { readonly kind: 'unreachable'; readonly message: string }

const TIMEOUT_MS = 8_000
const MAX_BYTES = 256 * 1024

/** https://docs.discord.com/developers/reference#error-messages */
export const Refusal = z.object({
  message: z.string(),
  code: z.int().optional(),
  errors: z.unknown().optional(),
  /** Seconds, with a fraction: https://docs.discord.com/developers/topics/rate-limits#exceeding-a-rate-limit */
  retry_after: z.number().nonnegative().optional(),
})

/** A request below `/api/v10`. Requests without such a user agent may be refused: https://docs.discord.com/developers/reference#user-agent */
export const discordRequest = (
  method: ProviderCall['method'],
  path: string,
  body?: unknown,
  botToken?: string,
): ProviderCall => ({
  url: `${discordServer()}/api/v10/${path}`,
  method,
  headers: {
    'user-agent': 'DiscordBot (https://docs.discord.com, 10)',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(botToken ? { authorization: `Bot ${botToken}` } : {}),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  timeoutMs: TIMEOUT_MS,
  maxBytes: MAX_BYTES,
})

/** The words of the first wrong field, which say more than "Invalid Form Body". */
export const wordsOf = ({ message, errors }: z.infer<typeof Refusal>): string => firstMessage(errors) ?? message

const firstMessage = (errors: unknown): string | undefined => {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  for (const inner of Object.values(errors)) {
    const found = firstMessage(inner)
    if (found !== undefined) return found
  }
  return undefined
}

/** Makes one call whose answer is read here. */
export const callDiscord = async <S extends z.ZodType>(
  call: ProviderCall,
  result: S,
): Promise<DiscordAnswer<z.output<S>>> => {
  const answer = await world().call(call)
  if (answer.kind === 'failed') return { kind: 'unreachable', message: answer.reason }
  const body = jsonOf(answer.body)
  if (answer.status >= 200 && answer.status < 300) {
    const known = result.safeParse(body)
    return known.success
      ? { kind: 'done', result: known.data }
      : { kind: 'unreachable', message: 'an answer that cannot be read' }
  }
  const refusal = Refusal.safeParse(body).data
  const { status } = answer
  if (!refusal || status >= 500) return { kind: 'unreachable', message: `status ${status}` }
  const { code = 0, retry_after: seconds } = refusal
  const wait = seconds === undefined ? {} : { retryAfterMs: Math.ceil(seconds * 1000) }
  return { kind: 'refused', status, code, message: wordsOf(refusal), ...wait }
}
