import middy from '@middy/core'
import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { problemOf } from '#lib/http/answer/problem-of'
import { callerFrom } from '#lib/http/request/caller'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'

/** What the gateway says of a client that connects, beside what its types know. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly requestContext: { readonly identity?: { readonly sourceIp?: string } }
}

export interface SocketVerbs {
  /** Of an address that wants a connection; what it throws refuses the connection. */
  readonly connected: (connectionId: string, address: string) => Promise<void>
  readonly disconnected: (connectionId: string) => Promise<void>
  /** Handles one text message; a result is sent back on the same connection. */
  readonly message: (connectionId: string, text: string) => Promise<object | undefined>
}

/**
 * The WebSocket adapter: one Lambda handles `$connect`, `$disconnect` and every message. A failure is sent as a `refused`
 * message, never by closing the connection; a client that may not connect gets the problem's status.
 */
export const socket = ({ connected, disconnected, message }: SocketVerbs) =>
  middy(async (event: SocketEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const { connectionId, eventType, requestId } = event.requestContext
    return invoke(requestId, async (finish) => {
      const answer = await dispatch(event).then(
        (reply) => ({ statusCode: 200, ...(reply ? { body: JSON.stringify(reply) } : {}) }),
        (failure: unknown) => {
          const { code, text, status } = problemOf(failure)
          const statusCode = eventType === 'CONNECT' ? status : 200
          return { statusCode, body: JSON.stringify({ type: 'refused', code, ...text }) }
        },
      )
      await finish()
      log('info', 'socket', { route: eventType.toLowerCase() })
      return answer
    })

    async function dispatch({ headers = {}, requestContext, body = '' }: SocketEvent): Promise<object | undefined> {
      if (eventType === 'MESSAGE') return message(connectionId, body)
      if (eventType === 'DISCONNECT') await disconnected(connectionId)
      else {
        const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
        const { ip } = await callerFrom(named, requestId, requestContext.identity?.sourceIp ?? '')
        await connected(connectionId, ip)
      }
      return undefined
    }
  })
