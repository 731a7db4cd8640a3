import { WidgetLoaded } from '#events/analytics/events'
import { consumer } from '#lib/events/consumer'
import { countOnce } from './count-once.ts'

/** Counts widget loads per agent, hour and country. */
export const handler = consumer(WidgetLoaded, async ({ id, data }) =>
  countOnce({
    consumer: 'analytics/count-load',
    eventId: id,
    agentId: data.agentId,
    at: data.at,
    channel: 'web',
    amounts: { loads: 1, [`loads:${data.countryCode}`]: 1 },
  }),
)
