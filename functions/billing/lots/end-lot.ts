import { accountOf } from '#functions/billing/ledger/account-of'
import { ledger } from '#functions/billing/ledger/store'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { type Account, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { atLeast, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { type Used, usedOf } from './used-of.ts'

/** `running`: its time has not come; `open`: a rest is in holds of running turns, or was fed to shards again. */
type Ended = 'none' | 'running' | 'closed' | 'open'

/** The account, its shards once what lacks came home, and once more what was fed again in between. */
const STEPS = 3

/**
 * Ends a payer's lot whose time is over: takes what nobody has used of it, at most what the account has, with a ledger line, and
 * brings home what lacks. Each step holds only if nothing of the lot was taken and no shard came home while `used` was added up,
 * so twice is harmless.
 *
 * Why it takes what was not used, never more, although `used` is a sum of several reads, between which turns go on and a worker may
 * stall: its parts only grow, each is in one item as long as no shard moves, and both ends of a lot are on the condition that none
 * did (`isUnmoved`). So a sum is at least what was used when its first read began, and at most what is used when its transaction
 * commits.
 * - At the beginning it is at most what was used by then, so that all use of the lot's time is above `lotUsedAt`.
 * - At the end the clock is read before the first part: the sum is at least what was used when the lot's time was over. What is
 *   above it was used later, which the lot pays where others use its rest first.
 * What is taken is the lot less the difference of the two: not more than was unused at its end, not less than is unused now. Only
 * what a prepaid call gives back makes a part smaller, by at most the call's maximum.
 */
export const endLot = async (payer: Payer): Promise<Ended> => {
  for (let step = 1; ; step++) {
    const taken = await retrying(`the lot of ${accountOf(payer)}`, () => takeRest(payer))
    if (typeof taken === 'string') return taken
    if (step === STEPS || taken.listed.length === 0) return 'open'
    await recall(creditsOf(payer), taken.listed, taken.lacks)
  }
}

/** What could not be taken, and the shards that may have it. */
interface Lack {
  readonly lacks: number
  readonly listed: readonly number[]
}

const takeRest = async (payer: Payer): Promise<Ended | Lack | typeof conflict> => {
  // before what was used is read: a sum of an earlier time lacks what the lot has paid since
  const readAt = world().now()
  const seen = await usedOf(payer)
  if (seen === 'changed') return conflict
  if (seen?.account.lotId === undefined) return 'none'
  const { account, listed } = seen
  if ((account.lotEndsAt ?? 0) > readAt) return 'running'
  const rest = restOf(account, seen.used)
  const takes = Math.min(rest, Math.max(0, account.balance))
  if (takes > 0 || rest === 0) {
    const { committed } = await attempt(endWrites(payer, seen, { takes, isClosed: takes === rest, now: world().now() }))
    if (!committed) return conflict
  }
  return takes === rest ? 'closed' : { lacks: rest - takes, listed }
}

/**
 * A return of what was prepaid before the lot began makes `used` smaller than it was then. And a debt may have taken what the lot
 * left: more than the account has, holds included, can never come back, and the next lot would wait for ever.
 */
const restOf = (
  { lotMilliCredits = 0, lotTaken = 0, lotUsedAt = 0, entered = Infinity }: Account,
  used: number,
): number => Math.max(0, Math.min(entered - used, lotMilliCredits - lotTaken - Math.max(0, used - lotUsedAt)))

interface End {
  readonly takes: number
  readonly isClosed: boolean
  readonly now: number
}

const endWrites = (payer: Payer, { account, isUnmoved }: Used, { takes, isClosed, now }: End): Write[] => {
  const { lotId = '', lotTaken = 0 } = account
  const owner = accountOf(payer)
  return [
    accounts.changing(
      payer,
      isClosed
        ? {
            add: { balance: -takes, entered: -takes },
            set: { endedLotId: lotId, endedLotTaken: lotTaken + takes },
            remove: ['lotId', 'lotMilliCredits', 'lotUsedAt', 'lotEndsAt', 'lotTaken'],
          }
        : { add: { balance: -takes, entered: -takes, lotTaken: takes } },
      {
        ...isUnmoved,
        lotId: is(lotId),
        lotTaken: is(lotTaken),
        ...(takes > 0 ? { balance: atLeast(takes) } : {}),
      },
    ),
    ...(takes > 0
      ? [
          ledger.creating({
            owner,
            id: ulid(now),
            at: now,
            from: owner,
            to: 'expired',
            milliCredits: takes,
            reason: 'expiry',
            lotId,
          }),
        ]
      : []),
  ]
}
