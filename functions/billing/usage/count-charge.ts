import { CreditsUsed } from '#events/billing/events'
import { consumer } from '#lib/events/consumer'
import { countUsage } from './count-usage.ts'

/** Counts what was charged for something else than a reply. */
export const handler = consumer(CreditsUsed, ({ id, at, data }) =>
  countUsage({ consumer: 'billing/usage/count-charge', eventId: id, at, turns: 0, ...data }),
)
