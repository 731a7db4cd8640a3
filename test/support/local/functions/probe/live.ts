import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { count } from '#test/support/local/functions/table'

type Connecting = APIGatewayProxyWebsocketEventV2 & { readonly queryStringParameters?: Record<string, string> }

/** Refuses connections that ask for it; otherwise does what a message says, to the connection it came from or another. */
export const handler = async (event: Connecting) => {
  const { connectionId, eventType } = event.requestContext
  const client = new ApiGatewayManagementApiClient({ endpoint: process.env.LIVE_ENDPOINT ?? '', maxAttempts: 1 })
  if (eventType === 'CONNECT') return { statusCode: event.queryStringParameters?.refuse ? 401 : 200 }
  if (eventType === 'DISCONNECT') return void (await count(`left ${connectionId}`))
  const { say, to = connectionId, text = '' } = JSON.parse(event.body ?? '{}') as Record<string, string>
  try {
    if (say === 'push') await client.send(new PostToConnectionCommand({ ConnectionId: to, Data: text }))
    if (say === 'close') await client.send(new DeleteConnectionCommand({ ConnectionId: to }))
    if (say === 'look') await client.send(new GetConnectionCommand({ ConnectionId: to }))
    return { statusCode: 200, body: JSON.stringify({ id: connectionId }) }
  } catch (failure) {
    return { statusCode: 200, body: JSON.stringify({ failed: (failure as Error).name }) }
  }
}
