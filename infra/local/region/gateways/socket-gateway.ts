import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { FunctionRunner } from '#infra/local/region/functions/function-runner'
import { reportFailure } from '#infra/local/region/functions/report-failure'
import { localNames } from '#infra/local/region/local-names'

interface Connection {
  readonly id: string
  readonly socket: WebSocket
  readonly connectedAt: number
  readonly sourceIp: string
  readonly userAgent: string
  lastActiveAt: number
}

/** What the management API says of a connection. */
export interface ConnectionInfo {
  readonly connectedAt: string
  readonly lastActiveAt: string
  readonly identity: { readonly sourceIp: string; readonly userAgent: string }
}

/** The management API: push, look, close. Each returns `false` for a connection that is gone. */
export interface Connections {
  readonly post: (id: string, data: Buffer) => Promise<boolean>
  readonly get: (id: string) => ConnectionInfo | undefined
  readonly remove: (id: string) => boolean
}

export interface SocketGateway extends Connections {
  readonly server: Server
  readonly close: () => void
}

/** API Gateway's limits: a message of 128 KB, silence of 10 minutes, a life of 2 hours. */
const MAX_MESSAGE_BYTES = 128 * 1024
const IDLE_MS = 10 * 60_000
const LIFETIME_MS = 2 * 3_600_000

type Kind = 'CONNECT' | 'MESSAGE' | 'DISCONNECT'
const routeKeys = { CONNECT: '$connect', MESSAGE: '$default', DISCONNECT: '$disconnect' } as const

const eventFor = (kind: Kind, { id, connectedAt, sourceIp, userAgent }: Omit<Connection, 'socket'>, more: object) => ({
  requestContext: {
    routeKey: routeKeys[kind],
    eventType: kind,
    ...(kind === 'DISCONNECT' ? { disconnectStatusCode: 1000, disconnectReason: '' } : {}),
    ...(kind === 'MESSAGE' ? { messageId: randomBytes(11).toString('base64url') } : {}),
    messageDirection: 'IN',
    connectionId: id,
    connectedAt,
    extendedRequestId: randomUUID(),
    requestId: randomUUID(),
    requestTime: new Date().toUTCString(),
    requestTimeEpoch: Date.now(),
    stage: 'live',
    apiId: 'local',
    domainName: 'localhost',
    accountId: localNames.account,
    identity: { sourceIp, userAgent },
  },
  isBase64Encoded: false,
  ...more,
})

const flat = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(',')]))

const refuse = (socket: Duplex, status: number): void => {
  socket.end(
    `HTTP/1.1 ${status} ${status === 403 ? 'Forbidden' : 'Error'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  )
}

/** A WebSocket API: one function answers `$connect`, `$disconnect` and every message; what it returns for one is sent back. */
export const socketGateway = (functionName: string, runner: Pick<FunctionRunner, 'invoke'>): SocketGateway => {
  const connections = new Map<string, Connection>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const server = createServer((_, response) => response.writeHead(426).end())

  const call = async (kind: Kind, connection: Omit<Connection, 'socket'>, more: object = {}) =>
    (await runner.invoke(functionName, eventFor(kind, connection, more))) as
      | { statusCode?: number; body?: string }
      | undefined

  const onMessage = async (connection: Connection, data: Buffer): Promise<void> => {
    connection.lastActiveAt = Date.now()
    try {
      const answer = await call('MESSAGE', connection, { body: data.toString('utf8') })
      if (answer?.body && connection.socket.readyState === connection.socket.OPEN) connection.socket.send(answer.body)
    } catch (failure) {
      reportFailure(functionName, failure)
      const { id: connectionId } = connection
      connection.socket.send(
        JSON.stringify({ message: 'Internal server error', connectionId, requestId: randomUUID() }),
      )
    }
  }

  const join = (connection: Connection): void => {
    const { id, socket } = connection
    connections.set(id, connection)
    socket.on('message', (data: Buffer) => void onMessage(connection, data))
    socket.on('error', () => socket.terminate())
    socket.once('close', () => {
      connections.delete(id)
      call('DISCONNECT', connection).catch((failure: unknown) => reportFailure(functionName, failure))
    })
  }

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const now = Date.now()
    const connection = {
      id: `${randomBytes(10).toString('base64url')}=`,
      connectedAt: now,
      lastActiveAt: now,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: request.headers['user-agent'] ?? '',
    }
    const query = Object.fromEntries(new URL(request.url ?? '/', 'http://gateway').searchParams)
    try {
      const answer = await call('CONNECT', connection, {
        headers: flat(request.headers),
        ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
      })
      const { statusCode = 200 } = answer ?? {}
      if (statusCode >= 300) return refuse(socket, statusCode)
      sockets.handleUpgrade(request, socket, head, (webSocket) => join({ ...connection, socket: webSocket }))
    } catch (failure) {
      reportFailure(functionName, failure)
      refuse(socket, 502)
    }
  })

  const reaper = setInterval(() => {
    const now = Date.now()
    for (const { socket, lastActiveAt, connectedAt } of connections.values())
      if (now - lastActiveAt > IDLE_MS || now - connectedAt > LIFETIME_MS) socket.close(1001, 'Going away')
  }, 30_000)
  reaper.unref()

  return {
    server,
    post: (id, data) =>
      new Promise((resolve) => {
        const connection = connections.get(id)
        if (!connection) return resolve(false)
        connection.lastActiveAt = Date.now()
        connection.socket.send(data.toString('utf8'), (failure) => resolve(!failure))
      }),
    get: (id) => {
      const it = connections.get(id)
      if (!it) return undefined
      const { sourceIp, userAgent, connectedAt, lastActiveAt } = it
      return {
        connectedAt: new Date(connectedAt).toISOString(),
        lastActiveAt: new Date(lastActiveAt).toISOString(),
        identity: { sourceIp, userAgent },
      }
    },
    remove: (id) => {
      const connection = connections.get(id)
      connection?.socket.close(1000)
      return connection !== undefined
    },
    close: () => {
      clearInterval(reaper)
      for (const { socket } of connections.values()) socket.terminate()
      server.close()
    },
  }
}
