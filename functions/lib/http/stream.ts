import middy from '@middy/core'
import { executionModeStreamifyResponse } from '@middy/core/executionModeStreamifyResponse'
import type { APIGatewayProxyEvent, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { authorize } from '#lib/auth/authorize'
import { identify } from '#lib/auth/identify'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'
import type { Contract, OutputOf, ParsedInputOf, Route, RouteKey } from '#shared/contract'
import { answerProblem, corsHeaders, preflight, problemOf } from './answer.ts'
import { type Context, idsOf } from './api.ts'
import { callerFrom, parseInput, rawInput } from './request.ts'

/** One event of a stream: `type` becomes the `event:` line, the whole of it the `data:` line. */
interface Typed {
  readonly type: string
}

/** Where a stream verb writes to. Writing never waits, and a caller who has left is no failure: the work goes on. */
export interface StreamWriter<E> {
  /** Begins the answer without an event: for work that waits before it has anything to say. */
  readonly open: () => void
  /** `id` is the cursor that a client sends back as `Last-Event-ID`. */
  readonly send: (event: E, id?: string) => void
  /** What the client had last, when it comes back. */
  readonly lastEventId: string | undefined
}

/** The work behind one `stream` route. A `Problem` thrown before the first event is an ordinary JSON answer. */
export type StreamVerb<C extends Contract, K extends keyof C> = (
  input: ParsedInputOf<C[K] & Route>,
  context: Context,
  out: StreamWriter<OutputOf<C[K] & Route>>,
) => Promise<void>

type StreamKeys<C extends Contract> = { [K in keyof C]: C[K] extends { readonly stream: true } ? K : never }[keyof C]

/** A verb for every `stream` route of the feature; a missing one does not compile. */
export type StreamVerbs<C extends Contract> = { readonly [K in StreamKeys<C>]: StreamVerb<C, K> }

/** What middy's streaming mode takes: the prelude, and the body as it comes. */
export interface StreamedResponse {
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly body: ReadableStream<Uint8Array> | string
}

/** Proxies and load balancers close what is silent; CloudFront after 60 s at most. */
const HEARTBEAT_MS = 15_000

const encoder = new TextEncoder()

/**
 * The stream adapter: one Lambda per feature behind the streaming REST API. Parses, identifies and authorises like `api()`;
 * then the verb writes Server-Sent Events for as long as it works. A failure after the first event becomes an `error` event.
 * The function ends only when the verb has: a visitor who closes the page does not stop an answer that is being paid for.
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
      const pipe = makePipe(event)
      const done = run(route, key, event, pipe.outlet)
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
        // whichever comes first: an event, or an end without any
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
    out: StreamWriter<Typed>,
  ): Promise<void> => {
    const verb = (verbs as unknown as Readonly<Record<RouteKey, StreamVerb<Contract, RouteKey>>>)[key]
    if (!route || !verb) throw new Error(`no verb for ${key}`)
    const headers = lowerCase(event.headers)
    const { body, isBase64Encoded, queryStringParameters, pathParameters } = event
    const raw = rawInput({
      isBase64Encoded,
      ...(body === null ? {} : { body }),
      ...(queryStringParameters ? { queryStringParameters } : {}),
      ...(pathParameters ? { pathParameters } : {}),
    })
    const caller = await callerFrom(headers, event.requestContext.requestId, event.requestContext.identity.sourceIp)
    const actor = await identify(headers.authorization)
    const access = await authorize(actor, route.auth, idsOf(raw))
    // what is sent are the events of this very route: the table of verbs says so, its keys cannot
    await verb(parseInput(route, raw), { ...caller, actor, access }, out as StreamWriter<unknown>)
  }

  return middy(handle, {
    executionMode: executionModeStreamifyResponse,
    // also when the caller has left: Lambda must not freeze a turn that has a lease
    requestEnd: ({ event }) => working.get(event as APIGatewayProxyEvent),
  })
}

const makePipe = (event: APIGatewayProxyEvent) => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<'begun'>()
  let hasBegun = false
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      isOpen = false
      clearInterval(heart)
    },
  })
  const write = (text: string) => {
    if (isOpen) controller?.enqueue(encoder.encode(text))
  }
  const heart = setInterval(() => hasBegun && write(': still here\n\n'), HEARTBEAT_MS)
  heart.unref()
  const open = () => {
    hasBegun = true
    begin('begun')
  }
  const send = (data: Typed, id?: string) => {
    open()
    write(`${id ? `id: ${id}\n` : ''}event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const outlet: StreamWriter<Typed> = { open, send, lastEventId: lowerCase(event.headers)['last-event-id'] }
  return {
    body,
    begun,
    outlet,
    hasBegun: () => hasBegun,
    /** Tells of a failure after the beginning; answers the status it would have been. */
    fail: (failure: unknown): number => {
      const { code, status, text } = problemOf(failure)
      send({ type: 'error', code, ...text, isRetryable: status >= 500 || status === 429 } as Typed)
      return status
    },
    close: () => {
      clearInterval(heart)
      if (isOpen) controller?.close()
      isOpen = false
    },
  }
}

const eventHeaders = (route: Route | undefined): Record<string, string> => ({
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // nginx and its kin hold back what they do not know to be a stream
  'x-accel-buffering': 'no',
  ...(route?.cors ? corsHeaders : {}),
})

const plain = (answer: APIGatewayProxyStructuredResultV2): StreamedResponse => ({
  statusCode: answer.statusCode ?? 500,
  headers: answer.headers as Record<string, string>,
  body: answer.body ?? '',
})

const lowerCase = (headers: APIGatewayProxyEvent['headers'] | null): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
