import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { connections, subscriptions } from './store.ts'

/** Lets the next push to any topic of a connection ask for the right to it again, however recently it was asked for. */
export const checkAgain = async (connectionId: string): Promise<void> => {
  const connection = await connections.get({ connectionId })
  await Promise.all(
    (connection?.topics ?? []).map((topic) =>
      attempt([subscriptions.changing({ topic, connectionId }, { set: { checkedAt: 0 } }, { connectionId: present })]),
    ),
  )
}
