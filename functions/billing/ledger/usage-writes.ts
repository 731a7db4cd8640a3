import { accountOf, type Payer } from '#functions/billing/payer'
import { type LedgerEntry, ledger, usage } from '#functions/billing/store'
import type { Write } from '#lib/database/entity'
import { ulid } from '#lib/ids'

interface Used {
  readonly payer: Payer
  readonly milliCredits: number
  readonly reason: LedgerEntry['reason']
  /** Turns that this pays for: 1, or 0 for anything else. */
  readonly turns: number
  readonly agentId: string
  readonly conversationId?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What was used, in the ledger and in the payer's month. The balance is the caller's to change in the same transaction. */
export const usageWrites = ({ payer, milliCredits, reason, turns, agentId, conversationId, now }: Used): Write[] => {
  const owner = accountOf(payer)
  const month = new Date(now).toISOString().slice(0, 7)
  return [
    ledger.creating({
      owner,
      id: ulid(now),
      at: now,
      from: owner,
      to: 'usage',
      milliCredits,
      reason,
      agentId,
      ...(conversationId ? { conversationId } : {}),
    }),
    usage.changing({ owner, month }, { set: { owner, month }, add: { turns, milliCredits } }),
  ]
}
