import type { FeatureRows } from '#events/rows'
import { DeliveriesDue, EndpointFailing } from './events.ts'
import { postedEvents } from './outgoing.ts'

export const webhookRows = {
  subscriptions: {
    'webhooks/queue-delivery': { events: postedEvents },
    'webhooks/send-deliveries': DeliveriesDue,
    'webhooks/mail-failure': EndpointFailing,
  },
  schedules: {
    'webhooks/sweep-deliveries': 'rate(1 minute)',
  },
} as const satisfies FeatureRows<'webhooks'>
