import type * as z from 'zod'
import { jsonOf } from '#lib/http/request/json-of'
import { world } from '#lib/world'
import { detailOf, type GraphError, graphErrorIn } from './graph-answer.ts'
import { graphUrl } from './graph-url.ts'

/** `refused`: Meta's error, and `detail` in its words. `unreachable`: no readable answer; it may have been done. */
export type GraphAnswer<T> =
  | { readonly kind: 'done'; readonly result: T }
  | { readonly kind: 'refused'; readonly error: GraphError; readonly detail: string | undefined }
  | { readonly kind: 'unreachable'; readonly detail: string }

interface GraphRequest<S extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Without version: `me/accounts`. Ids are the provider's; what a user entered is encoded. */
  readonly path: string
  /** In a header, where no log of a proxy sees it. Absent for calls of the app itself, which send its id and secret. */
  readonly token?: string | undefined
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly result: S
}

const TIMEOUT_MS = 8_000
const MAX_BYTES = 512 * 1024

/** Calls the Graph API when something is connected, listed or looked after; messages are sent by their channel's worker. */
export const callGraph = async <S extends z.ZodType>({
  method,
  path,
  token,
  query = {},
  body,
  result,
}: GraphRequest<S>): Promise<GraphAnswer<z.output<S>>> => {
  const search = new URLSearchParams(query).toString()
  const answer = await world().call({
    url: `${graphUrl(path)}${search === '' ? '' : `?${search}`}`,
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  if (answer.kind === 'failed') return { kind: 'unreachable', detail: answer.reason }
  const error = graphErrorIn(answer.body)
  if (error) return { kind: 'refused', error, detail: detailOf(error) }
  const known = result.safeParse(jsonOf(answer.body))
  return known.success && answer.status < 300
    ? { kind: 'done', result: known.data }
    : { kind: 'unreachable', detail: `status ${answer.status}` }
}
