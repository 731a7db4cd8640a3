import { CreditsUsed } from '#events/billing/events'
import type { EventDraft } from '#events/event'
import { bookingReturn } from '#functions/billing/ledger/booking-return'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import type { Charge } from './charging.ts'
import type { MoneyStep } from './money-step.ts'

interface Settlement {
  readonly step: MoneyStep
  /** The ledger line of what comes back; for the same transaction as the step. */
  readonly writes: readonly Write[]
  readonly events: readonly EventDraft[]
  /** Milli-credits that come back. */
  readonly back: number
}

export interface Prepaid {
  /** The ledger line's: says of what is stored with a settlement whose it is. */
  readonly chargeId: string
  /** Takes the most that the call can cost. */
  readonly step: MoneyStep
  readonly settling: (cost: number, at: number) => Settlement
}

/**
 * A provider's call that is paid before it is made: the step takes `milliCredits`, the most that it can cost, with a ledger
 * line; `settling` gives back what was not used, with a second line whose id is the first one's and an R, so that it
 * happens once. Where the worker dies between the two, the payer has paid the most for that one call, as the ledger says;
 * usage, which counts the cost at the settlement, never has it. The first is for `prepay`, the second for `paying`.
 */
export const prepaying = ({
  payer,
  milliCredits,
  reason,
  workspaceId,
  agentId,
  conversationId,
  guards = [],
  now,
}: Charge): Prepaid => {
  const use = { id: ulid(now), milliCredits, reason, agentId, conversationId }
  return {
    chargeId: use.id,
    step: { now, charge: { payer, guards, use } },
    settling: (cost, at) => {
      const used = Math.min(cost, milliCredits)
      const back = milliCredits - used
      const events = used > 0 ? [CreditsUsed({ workspaceId, agentId, payer, reason, milliCredits: used })] : []
      if (back === 0) return { step: { now: at }, writes: [], events, back }
      const reserved = guards.map(({ scope, day }) => ({ scope, day }))
      return {
        step: { now: at, close: { held: { payer, milliCredits: back, reserved }, wasUsed: true } },
        writes: [bookingReturn(payer, { ...use, milliCredits: back }, at)],
        events,
        back,
      }
    },
  }
}
