import { type Account, type Lot, totalOf } from './accounts.ts'
import type { Go, History } from './history.ts'
import { recall } from './shards.ts'

/** What left for good, added up over items that others change in between. */
function* usedOf(account: Account): Go<number> {
  let sum = account.used
  yield
  for (const place of [...account.shards.keys()]) {
    sum += account.shards.get(place)?.used ?? 0
    yield
  }
  return sum
}

/** What left the balance for any reason, holds included: what the mutant takes for use. */
const goneFrom = (account: Account) => account.entered - totalOf(account)

export function* beginLot(history: History, account: Account, credits: number): Go {
  const { rules, random } = history
  const costBefore = account.cost
  const { moves } = account
  const used = yield* usedOf(account)
  if (account.lot || (rules.moves && account.moves !== moves)) return
  const debt = rules.debtFirst ? Math.max(0, -account.main) : 0
  const gone = goneFrom(account)
  account.main += credits
  account.entered += credits
  account.lot = {
    credits,
    usedAt: (rules.usedOnly ? used : gone) - debt,
    ends: history.now + 40 + random.below(60),
    taken: 0,
    costBefore: costBefore - debt,
    costAfter: account.cost - debt,
    costAtEnd: undefined,
  }
}

/** Ends what is left of a lot, at most what is there; the rest, in shards and holds, when the sweeper comes again. */
export function* endLot(history: History, account: Account): Go {
  const { rules, faults } = history
  const { lot } = account
  if (!lot || history.now < lot.ends) return
  const { moves } = account
  const { taken } = lot
  const sum = yield* usedOf(account)
  const used = (rules.usedOnly ? sum : goneFrom(account)) - lot.usedAt
  if (account.lot !== lot || lot.taken !== taken || (rules.moves && account.moves !== moves)) return
  const rest = Math.max(0, lot.credits - taken - used)
  const ended = Math.min(rest, Math.max(0, account.main))
  account.main -= ended
  account.booked += ended
  lot.taken += ended
  if (ended < rest && rules.again) {
    const wanted = rest - ended
    yield* recall(history, account, () => account.main >= wanted)
    return
  }
  faults.expiry += Number(hasEndedWrongly(account, lot))
  account.lot = undefined
}

/** The lot took what was used, or left what was not: as far as can be said of use while it began and ended. */
const hasEndedWrongly = ({ cost }: Account, { credits, taken, costBefore, costAfter, costAtEnd = cost }: Lot) => {
  const unused = (from: number, to: number) => Math.max(0, credits - (to - from))
  return taken > unused(costAfter, costAtEnd) || taken < unused(costBefore, cost)
}

/** Notes what had really been used when a lot's time was over. */
export const noteEnds = ({ payers, now }: History) => {
  for (const { lot, cost } of payers) if (lot && lot.costAtEnd === undefined && now >= lot.ends) lot.costAtEnd = cost
}
