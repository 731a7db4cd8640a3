import { atLeast } from '#lib/condition'
import type { Write } from '#lib/entity'
import { ulid } from '#lib/ids'
import { accountOf, type Payer } from './payer.ts'
import { accounts, type LedgerEntry, ledger, usage } from './store.ts'

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
 * The writes of something that is paid for at once, without a hold, for the caller's own transaction, whose other
 * conditions must make it happen once. A payer without enough is a refusal of the write labelled `account`.
 */
export const chargeWrites = ({ payer, milliCredits, reason, agentId, conversationId, now }: Charge): Write[] => {
  if (milliCredits === 0) return []
  const owner = accountOf(payer)
  const month = new Date(now).toISOString().slice(0, 7)
  return [
    accounts.changing(payer, { add: { balance: -milliCredits } }, { balance: atLeast(milliCredits) }),
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
    usage.changing({ owner, month }, { set: { owner, month }, add: { turns: 0, milliCredits } }),
  ]
}
