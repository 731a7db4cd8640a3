import type { Write } from '#lib/database/write'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import { partOf } from './part-of.ts'
import { type LedgerEntry, ledger } from './store.ts'

/** Credits that leave an account for good. */
export interface Use {
  /** The ledger line's, made once for all tries: it refuses a second charge of one operation. */
  readonly id: string
  readonly milliCredits: number
  readonly reason: LedgerEntry['reason']
  readonly agentId: string
  readonly conversationId?: string | undefined
}

/** The ledger entry of credits that were used; in a part of the ledger where the payer's turns would meet in one key. The caller changes the balance in the same transaction. */
export const bookingUsage = (
  payer: Payer,
  { id, milliCredits, reason, agentId, conversationId }: Use,
  now: number,
  isInParts = false,
): Write => {
  const owner = accountOf(payer)
  return ledger.creating({
    owner,
    ...(isInParts ? { part: partOf(id) } : {}),
    id,
    at: now,
    from: owner,
    to: 'usage',
    milliCredits,
    reason,
    agentId,
    ...(conversationId ? { conversationId } : {}),
  })
}
