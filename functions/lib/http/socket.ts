import middy from '@middy/core'
import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { problemOf } from '#lib/http/answer/problem-of'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'

export interface SocketVerbs {
  readonly connected: (connectionId: string) => Promise<void>
  readonly disconnected: (connectionId: string) => Promise<void>
  /** Handles one text message; a result is sent back on the same connection. */
  readonly message: (connectionId: string, text: string) => Promise<object | undefined>
}

/**
 * The WebSocket adapter: one Lambda handles `$connect`, `$disconnect` and every message. A failure is sent as a `refused`
 * message, never by closing the connection.
 */
export const socket = ({ connected, disconnected, message }: SocketVerbs) =>
  middy(async (event: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { connectionId, eventType, requestId } = event.requestContext
    return invoke(requestId, async (finish) => {
      const reply = await dispatch(eventType, connectionId, event.body ?? '').catch((failure: unknown) => {
        const { code, text } = problemOf(failure)
        return { type: 'refused', code, ...text }
      })
      await finish()
      log('info', 'socket', { route: eventType.toLowerCase() })
      return { statusCode: 200, ...(reply ? { body: JSON.stringify(reply) } : {}) }
    })

    async function dispatch(kind: string, id: string, text: string): Promise<object | undefined> {
      if (kind === 'MESSAGE') return message(id, text)
      await (kind === 'CONNECT' ? connected(id) : disconnected(id))
      return undefined
    }
  })
