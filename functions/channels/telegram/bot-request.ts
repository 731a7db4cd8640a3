import { optionalEnvironment } from '#lib/environment'
import type { ProviderCall } from '#lib/fetch/provider-call'

/** Telegram's servers, or what stands in for them. */
export const botServer = (): string => optionalEnvironment('TELEGRAM_BASE_URL') ?? 'https://api.telegram.org'

const TIMEOUT_MS = 8_000
const MAX_BYTES = 64 * 1024

/** One method of the Bot API (https://core.telegram.org/bots/api#making-requests). The token is in the address, which nothing logs. */
export const botRequest = (token: string, method: string, body: object): ProviderCall => ({
  url: `${botServer()}/bot${token}/${method}`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  timeoutMs: TIMEOUT_MS,
  maxBytes: MAX_BYTES,
})
