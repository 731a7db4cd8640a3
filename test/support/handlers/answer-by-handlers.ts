import { invokeStream } from './invoke-stream.ts'
import { routeAt } from './route-at.ts'
import type { TestRegion } from './start-region.ts'

/** A request that was made, and what it was answered. */
export interface Exchange {
  readonly key: string
  readonly input: Readonly<Record<string, unknown>>
  readonly token?: string
  readonly status: number
  /** Of an ordinary answer. */
  readonly body?: unknown
  /** Of a stream. */
  readonly events?: readonly unknown[]
}

export interface EdgeRequest {
  readonly method: string
  /** With the edge's prefix: `/api/eu/v2/me`. */
  readonly path: string
  readonly body?: string | undefined
  /** The `authorization` header. */
  readonly authorization?: string | undefined
}

export interface EdgeAnswer {
  readonly exchange: Exchange
  readonly text: string
  readonly type: string
}

/**
 * A region's real handlers, asked as the edge asks them under `/api/eu` and `/chat/eu`; nothing for an unknown route.
 * Streams are answered when they are complete: what is tested here is the content, not the timing.
 */
export const answerByHandlers = async (region: TestRegion, request: EdgeRequest): Promise<EdgeAnswer | undefined> => {
  const match = routeAt(request.method, request.path)
  if (!match) return undefined
  const body = request.body ? JSON.parse(request.body) : {}
  const input = { ...match.input, ...body }
  const token = request.authorization?.replace('Bearer ', '')
  const asked = { key: match.key, input, ...(token ? { token } : {}) }
  if (match.route.stream) {
    const { status, text, events } = await invokeStream(match.key, input, { token })
    const isRefused = status !== 200
    const exchange = { ...asked, status, ...(isRefused ? { body: JSON.parse(text) } : { events }) }
    return { exchange, text, type: isRefused ? 'application/json' : 'text/event-stream' }
  }
  const answer = await region.invoke(match.key as Parameters<TestRegion['invoke']>[0], input, { token })
  const exchange = { ...asked, status: answer.status, body: answer.body }
  return { exchange, text: JSON.stringify(answer.body), type: 'application/json' }
}
