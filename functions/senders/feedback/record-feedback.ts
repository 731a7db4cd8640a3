import * as z from 'zod'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { serviceEvent } from '#lib/events/service-event'
import { plainAddress, stoppedIds } from '#lib/senders/stopped-ids'
import { stoppedAddresses } from '#lib/senders/store'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { StopReason } from '#shared/senders/schema'

/** After a year an address may be another person's. */
const STOPPED_MS = 365 * 24 * 3_600_000

const Recipients = z.array(z.object({ emailAddress: z.string() }))

/** SES's events "Email Bounced" and "Email Complaint Received", as far as they are read. */
const Feedback = z.object({
  mail: z.object({ messageId: z.string(), tags: z.record(z.string(), z.array(z.string())).default({}) }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients, complaintFeedbackType: z.string().nullish() }).optional(),
})

/** A full mailbox has room again tomorrow; who says "not spam" does not complain. */
const stopsOf = ({ bounce, complaint }: z.output<typeof Feedback>): { reason: StopReason; emails: string[] }[] => [
  ...(bounce?.bounceType === 'Permanent'
    ? [{ reason: 'bounce' as const, emails: bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress) }]
    : []),
  ...(complaint && complaint.complaintFeedbackType !== 'not-spam'
    ? [{ reason: 'complaint' as const, emails: complaint.complainedRecipients.map(({ emailAddress }) => emailAddress) }]
    : []),
]

/**
 * Stops an agency’s mail to an address that bounced or complained. What is keyed by message, address and kind is done once: an event
 * that comes again after the owner has released the address does not stop it again.
 */
export const handler = serviceEvent(Feedback, async (feedback) => {
  const { messageId, tags } = feedback.mail
  const agencyId = tags.agency?.[0]
  // mail of the product itself
  if (agencyId === undefined) return
  const at = world().now()
  for (const { reason, emails } of stopsOf(feedback))
    for (const address of emails) {
      const email = plainAddress(address)
      const [id = ''] = await stoppedIds(agencyId, email)
      const eventId = `${messageId}#${sha256(email)}#${reason}`
      await attempt([
        effects.creating({ consumer: 'senders/feedback/record-feedback', eventId, at }),
        stoppedAddresses.putting({
          agencyId,
          id,
          email,
          reason,
          at,
          expiresAt: Math.ceil((at + STOPPED_MS) / 1000),
        }),
      ])
    }
})
