import * as z from 'zod'
import { event } from '#events/event'

/** A member changed an agency's settings: its name, its look, or what its portal offers. */
export const AgencySaved = event('agencies.saved', z.object({ workspaceId: z.string(), agencyId: z.string() }))
