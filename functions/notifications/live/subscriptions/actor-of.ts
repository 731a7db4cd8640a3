import type { Actor } from '#lib/auth/actor'
import type { Subscriber } from './store.ts'

/** A subscriber as a caller, to authorise them again. */
export const actorOf = (subscriber: Subscriber): Actor => {
  if (subscriber.kind !== 'user') return subscriber
  return { kind: 'user', sub: subscriber.sub, ...(subscriber.email ? { email: subscriber.email } : {}) }
}
