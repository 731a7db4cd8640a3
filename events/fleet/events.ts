import * as z from 'zod'
import { event } from '#events/event'

/** A push is to publish a stage, or to be undone. `run` grows whenever a person decides about it. */
export const PushRoundDue = event(
  'fleet.push-round-due',
  z.object({ workspaceId: z.string(), agencyId: z.string(), pushId: z.string(), run: z.number().int() }),
)
