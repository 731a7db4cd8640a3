import { type Subscription, subscriptions } from '#functions/notifications/store'
import { world } from '#lib/world'
import type { LiveMessage } from '#shared/notifications/live'
import { Problem } from '#shared/problems'
import { actorOf } from './actor-of.ts'
import { canSubscribe } from './can-subscribe.ts'
import { pushToConnection } from './connections.gateway.ts'

/** A right that was withdrawn ends within this (design: revocation reaches WebSockets within 60 s). */
const RECHECK_MS = 30_000

/** Tells everybody who listens to a topic and may still do so; closed connections and withdrawn rights are forgotten. */
export const pushToTopic = async (topic: string, message: LiveMessage): Promise<void> => {
  let after: string | undefined
  do {
    const page = await subscriptions.list(`SUBJ#${topic}`, undefined, { limit: 100, after })
    await Promise.all(page.items.map((subscription) => pushToSubscriber(subscription, message)))
    after = page.cursor
  } while (after)
}

const pushToSubscriber = async (subscription: Subscription, message: LiveMessage): Promise<void> => {
  const isHeard = (await isStillAllowed(subscription)) && (await pushToConnection(subscription.connectionId, message))
  if (!isHeard) await subscriptions.drop(subscription)
}

const isStillAllowed = async (subscription: Subscription): Promise<boolean> => {
  const now = world().now()
  const { subscriber, checkedAt, endsAt } = subscription
  if (endsAt * 1000 <= now) return false
  // a visitor's right is its signed token, which was checked when it subscribed and outlives the connection
  if (subscriber.kind === 'visitor' || now - checkedAt < RECHECK_MS) return true
  try {
    await canSubscribe(actorOf(subscriber), subscription)
  } catch (failure) {
    if (failure instanceof Problem) return false
    throw failure
  }
  await subscriptions.save({ ...subscription, checkedAt: now })
  return true
}
