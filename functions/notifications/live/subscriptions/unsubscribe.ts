import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { connections, subscriptions } from './store.ts'

/** Ends a connection's subscription to one topic. Harmless when there is none. */
export const unsubscribe = async (connectionId: string, topic: string): Promise<void> => {
  await attempt([
    subscriptions.removing({ topic, connectionId }),
    // a dashboard that opens one conversation after another must not reach the limit of topics
    connections.changing({ connectionId }, { exclude: { topics: [topic] } }, { connectionId: is(connectionId) }),
  ])
}
