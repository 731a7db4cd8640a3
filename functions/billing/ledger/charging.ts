import { CreditsUsed } from '#events/billing/events'
import type { DataOf, EventDraft } from '#events/event'
import { accounts } from '#functions/billing/store'
import { atLeast } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Payer } from '#shared/billing/payer'
import { bookingUsage } from './booking-usage.ts'

interface Charge {
  readonly payer: Payer
  readonly milliCredits: number
  readonly reason: DataOf<typeof CreditsUsed>['reason']
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The writes and the event of a charge without a hold, for the caller's own transaction, whose other conditions must make it
 * happen once. When the payer has too few credits, the write labelled `account` is refused. Nothing is charged for nothing.
 */
export const charging = (charge: Charge): { readonly writes: Write[]; readonly events: EventDraft[] } => {
  const { payer, milliCredits, reason, workspaceId, agentId } = charge
  if (milliCredits === 0) return { writes: [], events: [] }
  return {
    writes: [
      accounts.changing(payer, { add: { balance: -milliCredits } }, { balance: atLeast(milliCredits) }),
      bookingUsage(charge),
    ],
    events: [CreditsUsed({ workspaceId, agentId, payer, reason, milliCredits })],
  }
}
