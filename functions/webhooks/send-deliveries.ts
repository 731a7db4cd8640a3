import { DeliveriesDue } from '#events/webhooks/events'
import { consumer } from '#lib/events/consumer'
import { sendDue } from './sending/send-due.ts'

/** Posts what is due to an endpoint. */
export const handler = consumer(DeliveriesDue, ({ data }) => sendDue(data))
