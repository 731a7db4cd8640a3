import { accounts } from '#functions/billing/store'
import type { Where } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import type { SystemAccount } from './ledger.ts'
import { type LedgerEntry, ledger } from './store.ts'

interface Entry {
  readonly payer: Payer
  /** The ledger line's: it lets the credits enter once. An id of this kind sorts the line by its time. */
  readonly id: string
  readonly from: SystemAccount
  readonly milliCredits: number
  readonly reason: LedgerEntry['reason']
  /** Milliseconds since 1970. */
  readonly now: number
  /** Of credits that end: when. */
  readonly endsAt?: number
}

/** The writes by which credits enter a payer's account, which they create unless the condition asks for one. */
export const entering = ({ payer, id, from, milliCredits, reason, now, endsAt }: Entry, where: Where = {}): Write[] => {
  const owner = accountOf(payer)
  return [
    accounts.changing(payer, { add: { balance: milliCredits, entered: milliCredits } }, where),
    ledger.creating({
      owner,
      id,
      at: now,
      from,
      to: owner,
      milliCredits,
      reason,
      ...(endsAt === undefined ? {} : { endsAt }),
    }),
  ]
}
