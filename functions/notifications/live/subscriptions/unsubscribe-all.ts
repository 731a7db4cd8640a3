import { connections, subscriptions } from './store.ts'

/** Removes a connection with its subscriptions. Harmless when it is gone already. */
export const unsubscribeAll = async (connectionId: string): Promise<void> => {
  const connection = await connections.get({ connectionId })
  await Promise.all((connection?.topics ?? []).map((topic) => subscriptions.drop({ topic, connectionId })))
  await connections.drop({ connectionId })
}
