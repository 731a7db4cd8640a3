import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import { type LedgerEntry, ledger } from './store.ts'

interface Use {
  readonly payer: Payer
  readonly milliCredits: number
  readonly reason: LedgerEntry['reason']
  readonly agentId: string
  readonly conversationId?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The ledger entry of credits that were used. The caller changes the balance in the same transaction. */
export const bookingUsage = ({ payer, milliCredits, reason, agentId, conversationId, now }: Use): Write => {
  const owner = accountOf(payer)
  return ledger.creating({
    owner,
    id: ulid(now),
    at: now,
    from: owner,
    to: 'usage',
    milliCredits,
    reason,
    agentId,
    ...(conversationId ? { conversationId } : {}),
  })
}
