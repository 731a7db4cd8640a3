import middy from '@middy/core'
import type { EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod'
import type { DataOf, EventEnvelope, EventType } from '#events/event'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'

const Envelope = z.object({ id: z.string(), type: z.string(), at: z.number(), region: z.string(), data: z.unknown() })

/**
 * The consumer adapter: one Lambda, one event, one effect. Everything is delivered at least once, so a condition in the
 * effect's own transaction, keyed by `event.id`, makes a second delivery harmless. Lambda retries a failure, then it goes
 * to the dead-letter queue; nothing is caught here.
 */
export const consumer = <E extends EventType>(type: E, effect: (event: EventEnvelope<DataOf<E>>) => Promise<void>) =>
  middy(async (delivery: EventBridgeEvent<string, unknown>): Promise<void> => {
    const { data, ...envelope } = Envelope.parse(delivery.detail)
    await invoke(envelope.id, async (finish) => {
      const started = world().now()
      await effect({ ...envelope, data: type.schema.parse(data) as DataOf<E> })
      await finish()
      log('info', 'consumed', { eventId: envelope.id, eventType: envelope.type, durationMs: world().now() - started })
    })
  })
