import type { Message, StreamEvent } from '#shared/conversations/schema'
import { fenwick } from './fenwick.ts'

/** What an agent does with a message: events of its own; `done` and the closing `state` are added. `cut` breaks the line. */
export type Answer = (sent: string, cut: () => void) => AsyncIterable<StreamEvent>

/** A request that has arrived. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

const plainAnswer: Answer = async function* (sent) {
  yield { type: 'delta', text: `You said: ${sent}` }
}

/** What a test decides about its host, at any time. */
export const hostControl = () => ({
  agent: fenwick,
  answer: plainAnswer,
  greeting: [{ text: 'Hello. What is going on with your bike?' }] as readonly Partial<Message>[],
  /** Returns a response instead of the usual one; `undefined` lets the request pass. */
  intercept: ((_request: Seen) => undefined) as (
    request: Seen,
  ) => { readonly status: number; readonly body: object } | undefined,
  /** Waits before a request is answered; a subscription has the method `SUBSCRIBE` and its conversation's id as path. */
  hold: async (_request: Seen): Promise<void> => undefined,
  /** Whether the line is down: every request and upgrade is dropped. */
  isDown: false,
  hasLive: true,
  /** Who may frame the chat; none means any site. */
  allowedOrigins: [] as readonly string[],
  /** Markup of the customer's page. */
  page: '',
  pageHeaders: {} as Record<string, string>,
})

export type HostControl = ReturnType<typeof hostControl>
