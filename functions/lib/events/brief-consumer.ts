import { BRIEF_DELIVERY_MS } from '#events/brief-delivery'
import type { DataOf, EventEnvelope, EventType } from '#events/event'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { consumer } from './consumer.ts'

/**
 * The adapter of a row with `delivery: 'brief'`: drops events that are over a minute old. The bus drops them too, but the
 * outbox publishes an event that a crash left behind later, as a fresh one.
 */
export const briefConsumer = <E extends EventType>(
  type: E,
  effect: (event: EventEnvelope<DataOf<E>>) => Promise<void>,
) =>
  consumer(type, async (event) => {
    if (world().now() - event.at <= BRIEF_DELIVERY_MS) return effect(event)
    log('info', 'expired', { eventId: event.id, eventType: event.type })
  })
