import { connections, subscriptions } from '#functions/notifications/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'

/** Ends a connection's interest in one topic. Harmless when there is none. */
export const unsubscribe = async (connectionId: string, topic: string): Promise<void> => {
  await attempt([
    subscriptions.removing({ topic, connectionId }),
    // a connection that looks at one conversation after another must not come to the most that it may listen to
    connections.changing({ connectionId }, { exclude: { topics: [topic] } }, { connectionId: is(connectionId) }),
  ])
}
