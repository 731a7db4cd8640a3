import * as z from 'zod'
import { event } from '#events/event'
import { Payer } from '#shared/billing/payer'

/** Credits were charged for something else than a reply, whose own event says what it cost. Amounts in milli-credits. */
export const CreditsUsed = event(
  'billing.credits-used',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    payer: Payer,
    reason: z.enum(['turn', 'crawl', 'voice-note']),
    milliCredits: z.number().int().positive(),
  }),
)
