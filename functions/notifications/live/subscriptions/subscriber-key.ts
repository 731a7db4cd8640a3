import type { Subscriber } from './store.ts'

/** One subscriber over all their connections, to count what they do with a topic. */
export const subscriberKey = (subscriber: Subscriber): string =>
  subscriber.kind === 'user' ? subscriber.sub : subscriber.kind === 'portal' ? subscriber.owner : subscriber.kind
