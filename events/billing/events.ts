import * as z from 'zod'
import { event } from '#events/event'
import { trialSteps } from '#shared/billing/entitlements'
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

/** A trial of whitelabel has come so far; `step` names what is to be told. Milliseconds since 1970. */
export const TrialAdvanced = event(
  'billing.trial-advanced',
  z.object({
    workspaceId: z.string(),
    step: z.enum(trialSteps),
    endsAt: z.number().int(),
    hostsUntil: z.number().int(),
  }),
)
