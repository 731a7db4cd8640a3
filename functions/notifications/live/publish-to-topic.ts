import type { Actor } from '#lib/auth/actor'
import { ownerOfKey } from '#lib/auth/owner-of-key'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { LiveMessage } from '#shared/notifications/live'
import { Problem } from '#shared/problems'
import { publishToConnection } from './connections.gateway.ts'
import { actorOf } from './subscriptions/actor-of.ts'
import { authorizeMember } from './subscriptions/authorize-member.ts'
import { endSubscription } from './subscriptions/end-subscription.ts'
import { forEachSubscription } from './subscriptions/for-each-subscription.ts'
import { type Subscription, subscriptions } from './subscriptions/store.ts'

/** How long a subscription stays authorised: a revoked right must reach WebSockets within 60 s. */
const RECHECK_MS = 30_000

/** A message, or how it reads for one subscriber. */
type MessageFor = LiveMessage | ((subscriber: Actor) => Promise<LiveMessage>)

/** Pushes to a topic's subscribers; drops those whose connection is closed or whose right was revoked. */
export const publishToTopic = (topic: string, message: MessageFor): Promise<void> =>
  forEachSubscription(topic, (subscription) => pushToSubscriber(subscription, message))

const pushToSubscriber = async (subscription: Subscription, message: MessageFor): Promise<void> => {
  if (!(await isStillAllowed(subscription))) return endSubscription(subscription)
  const text = typeof message === 'function' ? await message(await actorOf(subscription.subscriber)) : message
  if (!(await publishToConnection(subscription.connectionId, text))) await subscriptions.drop(subscription)
}

const isStillAllowed = async (subscription: Subscription): Promise<boolean> => {
  const now = world().now()
  const { subscriber, checkedAt, endsAt } = subscription
  if (endsAt * 1000 <= now) return false
  // a visitor's token was verified when they subscribed, and outlives the connection
  if (subscriber.kind === 'visitor' || now - checkedAt < RECHECK_MS) return true
  if ('keyId' in subscriber && subscriber.keyId && !(await ownerOfKey(subscriber.keyId))) return false
  try {
    await authorizeMember(await actorOf(subscriber), subscription)
  } catch (failure) {
    if (failure instanceof Problem) return false
    throw failure
  }
  // a subscription that was dropped meanwhile stays so, and one that is to be checked again is
  await attempt([subscriptions.changing(subscription, { set: { checkedAt: now } }, { checkedAt: is(checkedAt) })])
  return true
}
