import { accountOf } from '#functions/billing/ledger/account-of'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Payer } from '#shared/billing/payer'
import { lotEndOf, lotEnds, type WaitingLot, waitingLots } from './store.ts'
import { usedOf } from './used-of.ts'

/** What became of it: `running` is that another lot runs, `none` that none waits. */
type Begun = 'begun' | 'running' | 'none'

/**
 * Begins the lot that has waited longest, once no other runs: from here on `used` counts to it. Only if nothing entered, ended or
 * came home while `used` was added up. Twice is harmless: the second time it no longer waits.
 */
export const beginLot = (payer: Payer): Promise<Begun> => {
  const owner = accountOf(payer)
  return retrying<Begun>(`the lots of ${owner}`, async () => {
    const seen = await usedOf(payer)
    if (seen === 'changed') return conflict
    if (!seen) return 'none'
    if (seen.account.lotId !== undefined) return 'running'
    const waiting = await lotsOf(owner)
    const [next] = waiting
    if (!next) return 'none'
    const { entered = 0 } = seen.account
    const gone = goneBefore(next, waiting, entered - seen.used)
    const { id, milliCredits, endsAt } = next
    const lot = {
      lotId: id,
      lotMilliCredits: milliCredits,
      lotUsedAt: seen.used - gone,
      lotEndsAt: endsAt,
      lotTaken: 0,
    }
    const { committed } = await attempt([
      accounts.changing(payer, { set: lot }, { ...seen.isUnmoved, entered: is(entered), lotId: absent }),
      waitingLots.removing({ owner, id }, { id: is(id) }),
      lotEnds.putting(lotEndOf(payer, id, endsAt)),
    ])
    return committed ? 'begun' : conflict
  })
}

const lotsOf = async (owner: string): Promise<readonly WaitingLot[]> => {
  const lots: WaitingLot[] = []
  let after: string | undefined
  do {
    const page = await waitingLots.list(owner, 'LOT#', { consistent: true, after })
    lots.push(...page.items)
    after = page.cursor
  } while (after !== undefined)
  return lots
}

/**
 * How much of a lot is gone before it begins, where the account has `left`, holds included: the debt that it met, and what was
 * used when there was nothing purchased left. Lots that wait behind it have their own.
 */
const goneBefore = (next: WaitingLot, waiting: readonly WaitingLot[], left: number): number => {
  const others = waiting.reduce((sum, lot) => (lot === next ? sum : sum + lot.milliCredits - lot.debt), 0)
  return Math.min(next.milliCredits, Math.max(0, next.debt, next.milliCredits - (left - others)))
}
