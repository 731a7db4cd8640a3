import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handler as live } from '#functions/notifications/live/socket'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { socketEvent } from '#test/support/handlers/socket-event'

export interface Pushed {
  readonly connectionId: string
  readonly message: Readonly<Record<string, unknown>>
}

/** The `live` WebSocket with API Gateway's management API, as far as pushing goes. */
export const liveHarness = async () => {
  const pushed: Pushed[] = []
  const management = createServer(async (request, response) => {
    const connectionId = decodeURIComponent(String(request.url).split('/').at(-1) ?? '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    pushed.push({ connectionId, message: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => management.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    LIVE_ENDPOINT: `http://127.0.0.1:${(management.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  })
  /** What the function returns for one message of a connection. */
  const say = async (connectionId: string, message: unknown): Promise<Record<string, unknown> | undefined> => {
    const { body } = await live(socketEvent(connectionId, 'MESSAGE', message), lambdaContext())
    return body ? JSON.parse(body) : undefined
  }
  return { pushed, say, stop: () => void management.close() }
}
