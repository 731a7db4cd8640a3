import middy from '@middy/core'
import { executionModeStreamifyResponse } from '@middy/core/executionModeStreamifyResponse'
import type { APIGatewayProxyEvent, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { authorize } from '#lib/auth/authorize'
import { identify } from '#lib/auth/identify'
import { answerProblem } from '#lib/http/answer/answer-problem'
import { namesOurHosts } from '#lib/http/answer/our-hosts'
import { preflight } from '#lib/http/answer/preflight'
import { corsHeaders } from '#lib/http/answer/response-headers'
import { callerFrom } from '#lib/http/request/caller'
import { parseInput } from '#lib/http/request/parse-input'
import { rawInput } from '#lib/http/request/raw-input'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'
import type { Contract, OutputOf, ParsedInputOf, Route, RouteKey } from '#shared/contract'
import { type Context, idsOf } from './api.ts'
import { eventPipe, type StreamWriter } from './event-pipe.ts'
import { limitCalls } from './limit-calls.ts'
import { lowerCaseNames } from './lower-case-names.ts'

/** The work behind one `stream` route. A `Problem` thrown before the first event is an ordinary JSON answer. */
export type StreamVerb<C extends Contract, K extends keyof C> = (
  input: ParsedInputOf<C[K] & Route>,
  context: Context,
  out: StreamWriter<OutputOf<C[K] & Route>>,
) => Promise<void>

type StreamKeys<C extends Contract> = { [K in keyof C]: C[K] extends { readonly stream: true } ? K : never }[keyof C]

/** A verb for every `stream` route of the feature; a missing one does not compile. */
export type StreamVerbs<C extends Contract> = { readonly [K in StreamKeys<C>]: StreamVerb<C, K> }

/** What middy's streaming mode takes: the prelude and the body. */
export interface StreamedResponse {
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly body: ReadableStream<Uint8Array> | string
}

/**
 * The stream adapter: one Lambda per feature behind the streaming REST API. Parses, identifies and authorises like `api()`;
 * then the verb writes Server-Sent Events for as long as it works. A failure after the first event becomes an `error` event.
 * The function ends only when the verb does: a visitor who closes the page does not stop a reply that is being paid for.
 */
export const stream = <const C extends Contract>(routes: C, verbs: StreamVerbs<C>) => {
  const working = new WeakMap<APIGatewayProxyEvent, Promise<void>>()

  const handle = async (event: APIGatewayProxyEvent): Promise<StreamedResponse> => {
    const key = `${event.httpMethod} ${event.resource}` as RouteKey
    const { requestId } = event.requestContext
    const started = world().now()
    const route: Route | undefined = (routes as Contract)[key]
    if (!route && event.httpMethod === 'OPTIONS') return plain(preflight({ routeKey: key }))
    return invoke(requestId, async (finish) => {
      const pipe = eventPipe(event)
      const done = run(route, key, event, pipe)
        .then(
          () => 200,
          (failure: unknown) => {
            if (!pipe.hasBegun()) throw failure
            return pipe.fail(failure)
          },
        )
        .finally(finish)
      working.set(event, done.then(pipe.close, pipe.close))
      try {
        // the first event, or an end without events
        const status = await Promise.race([pipe.begun, done])
        done.then(
          (end) => log('info', 'streamed', { route: key, status: end, durationMs: world().now() - started }),
          () => undefined,
        )
        if (status !== 'begun') pipe.outlet.open()
        return { statusCode: 200, headers: eventHeaders(route), body: pipe.body }
      } catch (failure) {
        const answer = answerProblem(failure, requestId, route)
        log('info', 'answered', { route: key, status: answer.statusCode ?? 0, durationMs: world().now() - started })
        return plain(answer)
      }
    })
  }

  const run = async (
    route: Route | undefined,
    key: RouteKey,
    event: APIGatewayProxyEvent,
    { outlet: out, rewriteBy }: Pick<ReturnType<typeof eventPipe>, 'outlet' | 'rewriteBy'>,
  ): Promise<void> => {
    const verb = (verbs as unknown as Readonly<Record<RouteKey, StreamVerb<Contract, RouteKey>>>)[key]
    if (!route || !verb) throw new Error(`no verb for ${key}`)
    const headers = lowerCaseNames(event.headers)
    const { body, isBase64Encoded, queryStringParameters, pathParameters } = event
    const raw = rawInput({
      isBase64Encoded,
      ...(body === null ? {} : { body }),
      ...(queryStringParameters ? { queryStringParameters } : {}),
      ...(pathParameters ? { pathParameters } : {}),
    })
    const caller = await callerFrom(headers, event.requestContext.requestId, event.requestContext.identity.sourceIp)
    // whose host it is, is asked for an event that names ours, and loaded then: most turns do without
    rewriteBy((text) =>
      caller.host && namesOurHosts(text)
        ? import('#lib/http/answer/own-addresses').then(({ ownAddressesIn }) => ownAddressesIn(text, route, caller))
        : undefined,
    )
    const actor = await identify({
      ...caller,
      authorization: headers.authorization,
      cookies: headers.cookie?.split('; '),
      method: event.httpMethod,
      isPublic: route.auth === 'public',
    })
    const access = await authorize(actor, route.auth, idsOf(raw), { key, fields: Object.keys(raw) })
    const input = parseInput(route, raw)
    if (route.rate) await limitCalls(route.rate, actor, access)
    // the verb sends its own route's events, which the type of `verbs` ensures but a lookup by key cannot
    await verb(input, { ...caller, actor, access }, out as StreamWriter<unknown>)
  }

  return middy(handle, {
    executionMode: executionModeStreamifyResponse,
    // even if the client disconnects: Lambda must not freeze a turn that has a lease
    requestEnd: ({ event }) => working.get(event as APIGatewayProxyEvent),
  })
}

const eventHeaders = (route: Route | undefined): Record<string, string> => ({
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // nginx buffers responses otherwise
  'x-accel-buffering': 'no',
  ...(route?.cors ? corsHeaders : {}),
})

const plain = (answer: APIGatewayProxyStructuredResultV2): StreamedResponse => ({
  statusCode: answer.statusCode ?? 500,
  headers: answer.headers as Record<string, string>,
  body: answer.body ?? '',
})
