import type { APIGatewayProxyEvent } from 'aws-lambda'
import { problemOf } from '#lib/http/answer/problem-of'
import { lowerCaseNames } from './lower-case-names.ts'

/** One event of a stream: `type` becomes the `event:` line, the whole of it the `data:` line. */
export interface TypedEvent {
  readonly type: string
}

/** Where a stream verb writes its events. Writing never waits; if the client disconnects, the work continues. */
export interface StreamWriter<E> {
  /** Starts the response without an event, for work that takes a while before its first one. */
  readonly open: () => void
  /** `id` is the cursor that a client sends back as `Last-Event-ID`. */
  readonly send: (event: E, id?: string) => void
  /** The last event that a reconnecting client received. */
  readonly lastEventId: string | undefined
}

type Rewrite = (text: string) => Promise<string> | undefined

/** Proxies and load balancers close idle connections; CloudFront after 60 s at most. */
const HEARTBEAT_MS = 15_000

const encoder = new TextEncoder()

const eventOf = (data: TypedEvent, text = JSON.stringify(data), id?: string): string =>
  `${id ? `id: ${id}\n` : ''}event: ${data.type}\ndata: ${text}\n\n`

const errorOf = (failure: unknown): TypedEvent => {
  const { code, status, text } = problemOf(failure)
  return { type: 'error', code, ...text, isRetryable: status >= 500 || status === 429 } as TypedEvent
}

/**
 * The body of a stream: the verb writes to `outlet`, the response sends `body`. `begun` resolves with the first event or
 * `open()`; heartbeats keep the connection alive until `close()`.
 */
export const eventPipe = (event: APIGatewayProxyEvent) => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<'begun'>()
  let hasBegun = false
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let rewrite: Rewrite | undefined
  /** Events behind one that is being rewritten: they keep their order. */
  let waiting: Promise<void> | undefined
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
  const send = (data: TypedEvent, id?: string) => {
    open()
    const text = JSON.stringify(data)
    const put = (own: string) => write(eventOf(data, own, id))
    const later = rewrite?.(text)
    if (!later && !waiting) return put(text)
    waiting = Promise.all([later ?? text, waiting]).then(
      ([own]) => put(own),
      (failure) => write(eventOf(errorOf(failure))),
    )
  }
  const outlet: StreamWriter<TypedEvent> = { open, send, lastEventId: lowerCaseNames(event.headers)['last-event-id'] }
  return {
    body,
    begun,
    outlet,
    hasBegun: () => hasBegun,
    /** Sends a failure after the first event; returns the status it would have had before. */
    fail: (failure: unknown): number => {
      send(errorOf(failure))
      return problemOf(failure).status
    },
    /** What becomes of events' texts from now on; `undefined` leaves one as it is. */
    rewriteBy: (by: Rewrite) => {
      rewrite = by
    },
    close: async () => {
      await waiting
      clearInterval(heart)
      if (isOpen) controller?.close()
      isOpen = false
    },
  }
}
