import { APICallError } from '@ai-sdk/provider'
import * as z from 'zod'
import type { ModelEvent, ModelFailure } from '#functions/models/language-model.port'

type Failed = Extract<ModelEvent, { type: 'failed' }>

/**
 * A provider's error as a turn's failure. `hasBegun`: the answer had begun to stream, so that a lost connection is a broken
 * stream and not an unreachable provider.
 */
export const failureOf = (error: unknown, hasBegun: boolean): Failed => {
  const { status, kind, retryAfterMs } = factsOf(error)
  const failure = byKind(kind) ?? byStatus(status) ?? (hasBegun ? 'broken-stream' : 'overloaded')
  const isWaiting = failure === 'rate-limited' || failure === 'overloaded'
  return {
    type: 'failed',
    failure,
    message: messageOf(error),
    ...(isWaiting && retryAfterMs !== undefined && { retryAfterMs }),
  }
}

interface ErrorFacts {
  readonly status?: number | undefined
  /** The provider's own types, codes and states of the error, in one string. */
  readonly kind: string
  readonly retryAfterMs?: number | undefined
}

/** The envelopes: OpenAI and Google `{error: {...}}`, Anthropic `{type: 'error', error: {...}}`, Bedrock `{message}`. */
const ErrorBody = z.object({
  type: z.string().nullish(),
  code: z.union([z.string(), z.number()]).nullish(),
  status: z.union([z.string(), z.number()]).nullish(),
  /** Google's, by `@type`: ErrorInfo has the reason, RetryInfo the delay ("36s"). */
  details: z
    .array(z.object({ reason: z.string().optional(), retryDelay: z.string().optional() }))
    .nullish()
    .catch(undefined),
})
type ErrorBody = z.infer<typeof ErrorBody>
const Envelope = z.object({ error: ErrorBody })

const factsOf = (error: unknown): ErrorFacts => {
  if (!APICallError.isInstance(error)) {
    const { data } = z.object({ statusCode: z.number() }).safeParse(error)
    return { status: data?.statusCode, kind: kindOf(errorBodyOf(error)) }
  }
  const words = errorBodyOf(error.data ?? parsed(error.responseBody))
  const retryAfterMs = retryAfter(error.responseHeaders ?? {}) ?? retryDelay(words)
  return { status: error.statusCode, kind: kindOf(words), retryAfterMs }
}

const parsed = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}

const errorBodyOf = (body: unknown): ErrorBody | undefined =>
  Envelope.safeParse(body).data?.error ?? ErrorBody.safeParse(body).data

const kindOf = (words: ErrorBody | undefined): string =>
  [words?.type, words?.code, words?.status, ...(words?.details ?? []).map(({ reason }) => reason)]
    .filter((word) => typeof word === 'string')
    .join(' ')

const byKind = (kind: string): ModelFailure | undefined => {
  if (/content_filter|content_policy/i.test(kind)) return 'refused'
  // OpenAI answers 429, but waiting does not help an account without money; Google answers a bad key with 400
  if (/insufficient_quota|billing|api_key_invalid/i.test(kind)) return 'bad-key'
  if (/overloaded|server_error|api_error|internal|unavailable/i.test(kind)) return 'overloaded'
  if (/rate_limit|resource_exhausted|throttl/i.test(kind)) return 'rate-limited'
  return undefined
}

const byStatus = (status: number | undefined): ModelFailure | undefined => {
  if (status === undefined || status < 400) return undefined
  if (status === 401 || status === 402 || status === 403) return 'bad-key'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 424) return 'broken-stream'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'overloaded' : 'bad-request'
}

/** `Retry-After` in seconds (or a date), `retry-after-ms` as OpenAI also sends it. */
const retryAfter = (headers: Readonly<Record<string, string>>): number | undefined => {
  const exact = Number(headers['retry-after-ms'])
  if (exact > 0) return Math.ceil(exact)
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? Math.ceil(seconds * 1000) : undefined
}

const retryDelay = (words: ErrorBody | undefined): number | undefined => {
  const delay = words?.details?.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay
  const seconds = Number.parseFloat(delay ?? '')
  return seconds > 0 ? Math.ceil(seconds * 1000) : undefined
}

/** For the log and the debugger, never for visitors: short, and without the part of a key that some providers echo. */
const messageOf = (error: unknown): string => {
  const { data } = z.object({ message: z.string() }).safeParse(error)
  return (data?.message ?? String(error)).replace(/\b(sk-|AIza|AKIA|Bearer )[\w*.-]+/g, '…').slice(0, 300)
}
