import type { Actor } from '#lib/auth/actor'
import type { Subscriber } from './store.ts'

/** A subscriber as a caller, to authorise them again; a session of an agency's portal that has ended is nobody's. */
export const actorOf = async (subscriber: Subscriber): Promise<Actor> => {
  if (subscriber.kind === 'portal') {
    const { actorOf: portalActorOf } = await import('#lib/auth/portal/portal-actor')
    return (await portalActorOf(subscriber, subscriber.agencyId)) ?? { kind: 'anonymous' }
  }
  if (subscriber.kind !== 'user') return subscriber
  return { kind: 'user', sub: subscriber.sub, ...(subscriber.email ? { email: subscriber.email } : {}) }
}
