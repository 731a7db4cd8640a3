import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A third-party website on loopback: answers with what a test sets and records its callers. */
export type ThirdPartyServer = AsyncDisposable & {
  readonly port: number
  readonly origin: string
  /** What the safe-fetch allow-list must name for this server to be reachable. */
  readonly allow: string
  readonly requests: readonly IncomingMessage[]
  /** Exchanges what the server answers. */
  answer(listener: (request: IncomingMessage, response: ServerResponse) => void): void
}

export async function thirdPartyServer(
  listener: RequestListener = (_, response) => response.end(),
): Promise<ThirdPartyServer> {
  const requests: IncomingMessage[] = []
  let current = listener
  const server = createServer((request, response) => {
    requests.push(request)
    current(request, response)
  })
  // how long a test thinks between two calls must not decide whether a kept connection is still there
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    allow: `127.0.0.1:${port}`,
    requests,
    answer: (next) => {
      current = next
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
