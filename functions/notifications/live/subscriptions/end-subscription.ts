import { publishToConnection } from '#functions/notifications/live/connections.gateway'
import { type Subscription, subscriptions } from './store.ts'

/** Ends a subscription whose subscriber has lost the right to it. The dashboard of a workspace is notified. Twice is harmless. */
export const endSubscription = async (subscription: Subscription): Promise<void> => {
  await subscriptions.drop(subscription)
  const { workspaceId, connectionId } = subscription
  if (workspaceId) await publishToConnection(connectionId, { type: 'left', workspaceId })
}
