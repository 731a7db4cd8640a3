import { ProductEvent } from '#events/analytics/events'
import { consumer } from '#lib/events/consumer'
import { countOnce } from './count-once.ts'

/** Counts the product's own analytics events by day and hour. */
export const handler = consumer(ProductEvent, async ({ id, at, data }) =>
  countOnce({
    consumer: 'analytics/count-product-event',
    eventId: id,
    agentId: 'product',
    at,
    channel: 'all',
    amounts: { [data.name]: 1 },
  }),
)
