import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '#shared/api'
import { type Contract, parseRouteKey, type Route } from '#shared/contract'
import { invokeStream } from './invoke-stream.ts'
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

type Match = { readonly key: string; readonly route: Route; readonly input: Record<string, string> }

/** The route that a method and a path belong to, with what stands in the path. */
const routeOf = (method: string, path: string): Match | undefined => {
  for (const [key, route] of Object.values(api as Readonly<Record<string, Contract>>).flatMap(Object.entries)) {
    const declared = parseRouteKey(key)
    if (declared.method !== method) continue
    const pattern = declared.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (found) return { key, route: route as Route, input: { ...found.groups } }
  }
  return undefined
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}
}

/**
 * The real handlers of a region behind real HTTP, as the edge offers them under `/api/eu` and `/chat/eu`; remembers every
 * exchange. Streams are sent when they are complete: what is tested here is what is said, not when.
 */
export const handlersOverHttp = async (region: TestRegion) => {
  const exchanges: Exchange[] = []
  const answer = async (
    request: IncomingMessage,
  ): Promise<{ exchange: Exchange; text: string; type: string } | undefined> => {
    const url = new URL(request.url ?? '/', 'http://edge')
    const match = routeOf(request.method ?? '', url.pathname.replace(/^\/(?:api|chat)\/eu/, ''))
    if (!match) return undefined
    const input = { ...match.input, ...Object.fromEntries(url.searchParams), ...(await bodyOf(request)) }
    const token = request.headers.authorization?.replace('Bearer ', '')
    const asked = { key: match.key, input, ...(token ? { token } : {}) }
    if (match.route.stream) {
      const { status, text, events } = await invokeStream(match.key, input, { token })
      const isRefused = status !== 200
      const exchange = { ...asked, status, ...(isRefused ? { body: JSON.parse(text) } : { events }) }
      return { exchange, text, type: isRefused ? 'application/json' : 'text/event-stream' }
    }
    const { status, body } = await region.invoke(match.key as Parameters<TestRegion['invoke']>[0], input, { token })
    return { exchange: { ...asked, status, body }, text: JSON.stringify(body), type: 'application/json' }
  }
  const server = createServer((request, response) => {
    void answer(request).then((made) => {
      if (!made) return response.writeHead(404).end('{}')
      exchanges.push(made.exchange)
      return response.writeHead(made.exchange.status, { 'content-type': made.type }).end(made.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
