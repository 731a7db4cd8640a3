import middy from '@middy/core'
import type { Context, EventBridgeEvent } from 'aws-lambda'
import type { EventEnvelope, EventType } from '#events/event'
import { consumer } from './consumer.ts'

/**
 * The adapter of a row with several events: the same as `consumer`, by the event's type. Throws for a type that its row does not name.
 */
export const consumerOfSeveral = (types: readonly EventType[], effect: (event: EventEnvelope) => Promise<void>) => {
  const byType = new Map(types.map((type) => [type.type, consumer(type, effect)]))
  return middy(async (delivery: EventBridgeEvent<string, unknown>, context: Context): Promise<void> => {
    const handler = byType.get(delivery['detail-type'])
    if (!handler) throw new Error(`no such event: ${delivery['detail-type']}`)
    await handler(delivery, context)
  })
}
