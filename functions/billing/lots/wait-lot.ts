import { accountOf } from '#functions/billing/ledger/account-of'
import { entering } from '#functions/billing/ledger/entering'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { absent, atLeast, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { lotEndOf, lotEnds, waitingLots } from './store.ts'
import { type Used, usedOf } from './used-of.ts'

interface Grant {
  readonly payer: Payer
  /** A ULID that each repetition of the same grant has too, such as an event's. */
  readonly id: string
  readonly milliCredits: number
  /** When what is left of them ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Grants credits that end at a time. They can be spent at once, since nobody may stop for a sweeper; only their lot waits until
 * the one before is closed. False when the grant was made before.
 */
export const waitLot = async ({ payer, id, milliCredits, endsAt }: Grant): Promise<boolean> => {
  if (!/^[0-9A-Z]{26}$/.test(id)) throw new Error(`${id} is no ULID`)
  if (!Number.isSafeInteger(milliCredits) || milliCredits <= 0)
    throw new Error(`${milliCredits} is no number of milli-credits to grant`)
  if (!Number.isSafeInteger(endsAt) || endsAt <= 0) throw new Error(`${endsAt} is no time at which credits can end`)
  const owner = accountOf(payer)
  return retrying(`the account of ${owner}`, async () => {
    const seen = await usedOf(payer)
    if (seen === 'changed') return conflict
    if (seen && seen.account.entered === undefined) {
      await attempt([knowingWhatEntered(payer, seen)])
      return conflict
    }
    const now = world().now()
    const { balance } = seen?.account ?? {}
    const outcome = await attempt([
      ...entering(
        { payer, id, from: 'promo', milliCredits, reason: 'grant', now, endsAt },
        { balance: unlessDebt(balance) },
      ),
      waitingLots.creating({ owner, id, milliCredits, debt: Math.max(0, -(balance ?? 0)), endsAt }),
      lotEnds.putting(lotEndOf(payer, id, now)),
    ])
    if (outcome.committed) return true
    return outcome.refused.some(({ label }) => label === 'ledger-entry') ? false : conflict
  })
}

/** A debt is paid by the lot, so it must be as it was read; anything else may change. */
const unlessDebt = (balance: number | undefined) => {
  if (balance === undefined) return absent
  return balance < 0 ? is(balance) : atLeast(0)
}

/** For an account of an earlier version. What running turns hold at this moment is missing, which only makes a lot smaller. */
const knowingWhatEntered = (payer: Payer, { account, used, inShards, isUnmoved }: Used): Write =>
  accounts.changing(
    payer,
    { set: { entered: account.balance + inShards + used } },
    { ...isUnmoved, balance: is(account.balance), entered: absent },
  )
