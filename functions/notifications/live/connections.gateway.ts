import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { environment } from '#lib/environment'
import { perFunction } from '#lib/per-function'
import type { LiveMessage } from '#shared/notifications/live'

const client = perFunction(
  () => new ApiGatewayManagementApiClient({ endpoint: environment('LIVE_ENDPOINT'), maxAttempts: 2 }),
)

/** Pushes to one connection; `false` when it is closed. Other failures throw. */
export const publishToConnection = async (connectionId: string, message: LiveMessage): Promise<boolean> => {
  try {
    await client().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }))
    return true
  } catch (failure) {
    if (failure instanceof GoneException) return false
    throw failure
  }
}

/** Ends a connection; harmless when it is closed already. */
export const closeConnection = async (connectionId: string): Promise<void> => {
  try {
    await client().send(new DeleteConnectionCommand({ ConnectionId: connectionId }))
  } catch (failure) {
    if (!(failure instanceof GoneException)) throw failure
  }
}
