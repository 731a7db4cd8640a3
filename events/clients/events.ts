import * as z from 'zod'
import { event } from '#events/event'

/** A client of an agency was added by its team, or signed up on its portal. */
export const ClientCreated = event(
  'clients.created',
  z.object({
    workspaceId: z.string(),
    organisationId: z.string(),
    clientId: z.string(),
    clientName: z.string(),
    clientEmail: z.string(),
    operation: z.enum(['added', 'signup']),
  }),
)
