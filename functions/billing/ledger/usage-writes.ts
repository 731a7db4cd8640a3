import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import { type LedgerEntry, ledger, usage } from './store.ts'

interface Usage {
  readonly payer: Payer
  readonly milliCredits: number
  readonly reason: LedgerEntry['reason']
  /** 1 for a turn, 0 for any other usage. */
  readonly turns: number
  readonly agentId: string
  readonly conversationId?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Books usage in the ledger and the payer's month. The caller changes the balance in the same transaction. */
export const usageWrites = ({ payer, milliCredits, reason, turns, agentId, conversationId, now }: Usage): Write[] => {
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
