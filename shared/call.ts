import { connectionText } from './connection-messages.ts'
import type { AnswerOf, Contract, InputOf, Route } from './contract.ts'
import { parseRouteKey, pathParameters } from './contract.ts'
import { Problem, type ProblemBody } from './problems.ts'

export interface CallOptions {
  /** The base URL of the region's API, without a trailing slash: `/api/eu`. */
  readonly base: string
  /** The current bearer token; absent for public calls. */
  readonly token?: (() => Promise<string | undefined>) | undefined
  readonly fetch?: typeof fetch
}

export interface OneCall {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}

/** The request for a route key and its input: path filled in, query for GET and DELETE, JSON body otherwise. */
export const requestOf = (base: string, key: string, input: Readonly<Record<string, unknown>>) => {
  const { method, path } = parseRouteKey(key)
  const inPath = new Set(pathParameters(path))
  const url = base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined)
  if (method !== 'GET' && method !== 'DELETE') return { method, url, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return { method, url: rest.length > 0 ? `${url}?${query}` : url }
}

/** The `Problem` of a failed response, as the server threw it; a proxy's HTML page becomes `unavailable`. */
export const problemFrom = async (response: Response): Promise<Problem> => {
  const body = (await response.json().catch(() => undefined)) as Partial<ProblemBody> | undefined
  if (!body?.code) return new Problem('unavailable', connectionText('noAnswer', response.status))
  const { code, message = code, ...details } = body
  return new Problem(code, message, details)
}

/**
 * The typed client made from a contract: `call('POST /v2/agents/{agentId}', { agentId, ... })`.
 * The dashboard, the widget and the tests use it; routes are types only, so they cost the browser nothing.
 * Throws `Problem`; a network failure is `unavailable`.
 */
export const caller =
  <C extends Contract>(options: CallOptions) =>
  async <K extends keyof C & string>(
    key: K,
    input: InputOf<C[K] & Route>,
    one: OneCall = {},
  ): Promise<AnswerOf<C[K] & Route>> => {
    const { method, url, body } = requestOf(options.base, key, input as Readonly<Record<string, unknown>>)
    const token = await options.token?.()
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (token) headers.authorization = `Bearer ${token}`
    if (one.idempotencyKey) headers['idempotency-key'] = one.idempotencyKey
    const response = await (options.fetch ?? fetch)(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(one.signal ? { signal: one.signal } : {}),
    }).catch((cause: unknown) => {
      if (one.signal?.aborted) throw cause
      throw new Problem('unavailable', connectionText('failed'))
    })
    if (!response.ok) throw await problemFrom(response)
    return (response.status === 204 ? undefined : await response.json()) as AnswerOf<C[K] & Route>
  }
