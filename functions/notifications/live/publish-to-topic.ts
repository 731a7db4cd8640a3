import { ownerOfKey } from '#lib/auth/owner-of-key'
import { world } from '#lib/world'
import type { LiveMessage } from '#shared/notifications/live'
import { Problem } from '#shared/problems'
import { actorOf } from './actor-of.ts'
import { authorizeMember } from './authorize-member.ts'
import { publishToConnection } from './connections.gateway.ts'
import { type Subscription, subscriptions } from './store.ts'

/** How long a subscription stays authorised: a revoked right must reach WebSockets within 60 s. */
const RECHECK_MS = 30_000

/** Pushes to a topic's subscribers; drops those whose connection is closed or whose right was revoked. */
export const publishToTopic = async (topic: string, message: LiveMessage): Promise<void> => {
  let after: string | undefined
  do {
    const page = await subscriptions.list(`SUBJ#${topic}`, undefined, { limit: 100, after })
    await Promise.all(page.items.map((subscription) => pushToSubscriber(subscription, message)))
    after = page.cursor
  } while (after)
}

const pushToSubscriber = async (subscription: Subscription, message: LiveMessage): Promise<void> => {
  const isDelivered =
    (await isStillAllowed(subscription)) && (await publishToConnection(subscription.connectionId, message))
  if (!isDelivered) await subscriptions.drop(subscription)
}

const isStillAllowed = async (subscription: Subscription): Promise<boolean> => {
  const now = world().now()
  const { subscriber, checkedAt, endsAt } = subscription
  if (endsAt * 1000 <= now) return false
  // a visitor's token was verified when they subscribed, and outlives the connection
  if (subscriber.kind === 'visitor' || now - checkedAt < RECHECK_MS) return true
  if ('keyId' in subscriber && subscriber.keyId && !(await ownerOfKey(subscriber.keyId))) return false
  try {
    await authorizeMember(actorOf(subscriber), subscription)
  } catch (failure) {
    if (failure instanceof Problem) return false
    throw failure
  }
  await subscriptions.save({ ...subscription, checkedAt: now })
  return true
}
