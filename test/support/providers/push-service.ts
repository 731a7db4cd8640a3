import type { IncomingHttpHeaders } from 'node:http'
import { thirdPartyServer } from './third-party-server.ts'

interface PushCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on loopback: stores what it receives, and answers 201 or what a test sets. */
export const pushService = async () => {
  const calls: PushCall[] = []
  const statuses = new Map<string, number>()
  const server = await thirdPartyServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      calls.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(statuses.get(path) ?? 201).end()
    })
  })
  return {
    ...server,
    calls,
    /** What every call to a path is answered from now on. */
    answerWith: (path: string, status: number) => statuses.set(path, status),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

export type PushService = Awaited<ReturnType<typeof pushService>>
