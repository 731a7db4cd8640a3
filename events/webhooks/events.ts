import * as z from 'zod'
import { event } from '#events/event'

const endpoint = { workspaceId: z.string(), endpointId: z.string() }

/** Deliveries of an endpoint are due: names the endpoint, never a delivery, since one worker at a time posts all of its. */
export const DeliveriesDue = event('webhooks.deliveries-due', z.object(endpoint))

/** An endpoint does not accept deliveries: at most once an hour for a workspace. `off`: it was turned off for it. */
export const EndpointFailing = event(
  'webhooks.endpoint-failing',
  z.object({
    ...endpoint,
    url: z.string(),
    type: z.string(),
    status: z.number().int().optional(),
    fault: z.string().optional(),
    off: z.enum(['gone', 'failing']).optional(),
  }),
)
