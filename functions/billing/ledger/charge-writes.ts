import { accounts } from '#functions/billing/store'
import { atLeast } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Payer } from '#shared/billing/payer'
import type { LedgerEntry } from './store.ts'
import { usageWrites } from './usage-writes.ts'

interface Charge {
  readonly payer: Payer
  readonly milliCredits: number
  readonly reason: LedgerEntry['reason']
  readonly agentId: string
  readonly conversationId?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The writes of a charge without a hold, for the caller's own transaction, whose other conditions must make it happen once.
 * When the payer has too few credits, the write labelled `account` is refused.
 */
export const chargeWrites = (charge: Charge): Write[] => {
  const { payer, milliCredits } = charge
  if (milliCredits === 0) return []
  return [
    accounts.changing(payer, { add: { balance: -milliCredits } }, { balance: atLeast(milliCredits) }),
    ...usageWrites({ ...charge, turns: 0 }),
  ]
}
