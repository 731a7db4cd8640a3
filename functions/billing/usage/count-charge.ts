import { CreditsUsed } from '#events/billing/events'
import { consumer } from '#lib/events/consumer'
import { countUsage } from './count-usage.ts'

/** Counts what was charged for something else than a reply, and for a reply that was discarded, which is a turn too. */
export const handler = consumer(CreditsUsed, ({ id, at, data }) =>
  countUsage({
    consumer: 'billing/usage/count-charge',
    eventId: id,
    at,
    turns: data.reason === 'turn' ? 1 : 0,
    ...data,
  }),
)
