import { connections, subscriptions } from '#functions/notifications/store'

/** Forgets a connection and everything it listened to. Harmless when it is gone already. */
export const unsubscribeAll = async (connectionId: string): Promise<void> => {
  const connection = await connections.get({ connectionId })
  await Promise.all((connection?.topics ?? []).map((topic) => subscriptions.drop({ topic, connectionId })))
  await connections.drop({ connectionId })
}
