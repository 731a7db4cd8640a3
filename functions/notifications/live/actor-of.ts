import type { Subscriber } from '#functions/notifications/store'
import type { Actor } from '#lib/auth/actor'

/** A subscriber as a caller, to ask again what they may do. */
export const actorOf = (subscriber: Subscriber): Actor => {
  if (subscriber.kind !== 'user') return subscriber
  return { kind: 'user', sub: subscriber.sub, ...(subscriber.email ? { email: subscriber.email } : {}) }
}
