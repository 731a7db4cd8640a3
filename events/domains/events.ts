import * as z from 'zod'
import { event } from '#events/event'

/** A custom domain of an agency answers with its portal. */
export const HostLive = event(
  'domains.host-live',
  z.object({ workspaceId: z.string(), agencyId: z.string(), host: z.string() }),
)

/** The DNS records of a custom domain were not found a day, or three, after it was claimed. */
export const DnsReminderDue = event(
  'domains.dns-reminder-due',
  z.object({
    workspaceId: z.string(),
    agencyId: z.string(),
    host: z.string(),
    claimId: z.string(),
    /** Hours after the claim. */
    bucket: z.number().int(),
  }),
)
