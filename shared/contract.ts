import type { input as ZodInput, output as ZodOutput, ZodType } from 'zod'
import type { PolicyName } from './policies.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An API Gateway route key: method, space, path with `{parameters}`. It is the name of the route everywhere. */
export type RouteKey = `${Method} /${string}`

/**
 * Routes that start paid or heavy work, by what they start: functions/lib/http/limit-calls.ts has the numbers and their
 * reasons.
 */
export type RateName =
  | 'search'
  | 'import'
  | 'pair'
  | 'upload'
  | 'crawl'
  | 'picture'
  | 'version'
  | 'test'
  | 'provider'
  | 'connect'
  | 'client'
  | 'fleet'

/**
 * One route.
 *
 * `input` describes path parameters, query string and JSON body together, by name (names never repeat across the three;
 * query strings and path parameters arrive as text, so numbers in them are `z.coerce`d).
 * `stream` routes answer Server-Sent Events through the streaming API instead of JSON.
 * `page` routes answer a web page (output `WebPage` of web-page.ts) instead of JSON.
 * `cache` is the `Cache-Control` of a successful response (default `no-store`).
 * `cors` answers any origin without credentials: the widget's public routes only.
 */
export interface Route {
  readonly auth: PolicyName
  readonly summary: string
  readonly input: ZodType
  readonly output: ZodType
  readonly stream?: true
  readonly page?: true
  readonly cache?: string
  readonly cors?: true
  /** A repeated call with the same `Idempotency-Key` header gets the first response again (stored for one day). */
  readonly idempotent?: true
  /** How often it may be called in a workspace, counted together with the other routes of this rate. */
  readonly rate?: RateName
}

export type Contract = Readonly<Record<RouteKey, Route>>

/** Declares a feature's routes; the identity function, for type inference. */
export const contract = <const C extends Contract>(routes: C): C => routes

export type InputOf<R extends Route> = ZodInput<R['input']>
export type ParsedInputOf<R extends Route> = ZodOutput<R['input']>
export type OutputOf<R extends Route> = ZodInput<R['output']>
export type AnswerOf<R extends Route> = ZodOutput<R['output']>

/** The names in `{braces}` of a path, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** Splits a route key into method and path. */
export const parseRouteKey = (key: string): { method: Method; path: string } => {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}
