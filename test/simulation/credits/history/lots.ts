import { type Account, type Lot, totalOf, type WaitingLot } from './accounts.ts'
import type { Go, History } from './history.ts'
import { heldOf } from './holds.ts'
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

/** A subscription's credits: they enter at once, since nobody may stop for a sweeper. */
export const grant = ({ rules }: History, account: Account, credits: number) => {
  const debt = Math.max(0, -account.main)
  const usedAt = account.used + [...account.shards.values()].reduce((sum, { used }) => sum + used, 0)
  account.waiting.push({ credits, debt, usedAt })
  if (rules.atOnce) enter(account, credits)
}

const enter = (account: Account, credits: number) => {
  account.main += credits
  account.entered += credits
}

/** Granted credits that only the mutant keeps out of the balance. */
export const keptOut = ({ rules }: History, { waiting }: Account): number =>
  rules.atOnce ? 0 : waiting.reduce((sum, { credits }) => sum + credits, 0)

/**
 * How much of a waiting lot is gone before it begins, where `left` is what the account has, holds included: the debt that it
 * met, and what was used when there was nothing purchased left. Lots that wait behind it have their own.
 */
const goneBefore = ({ rules }: History, account: Account, lot: WaitingLot, left: number, knowsAll: boolean) => {
  const others = account.waiting.reduce((sum, it) => (it === lot ? sum : sum + it.credits - it.debt), 0)
  const debt = rules.debtFirst || knowsAll ? lot.debt : 0
  const use = rules.waitUse || knowsAll ? lot.credits - (left - others) : 0
  return Math.min(lot.credits, Math.max(0, debt, use))
}

/** Begins the lot that waits longest, once none is left; only if nothing entered, ended or was recalled meanwhile. */
export function* beginLot(history: History, account: Account): Go {
  const { rules, random } = history
  const [next] = account.waiting
  if (!next || account.lot) return
  const leftBefore = totalOf(account) + heldOf(history, account)
  const costBefore = account.cost
  const { moves, entered, ended } = account
  const used = yield* usedOf(account)
  if (account.lot || account.waiting[0] !== next || account.entered !== entered || account.ended !== ended) return
  if (rules.moves && account.moves !== moves) return
  if (!rules.atOnce) enter(account, next.credits)
  const gone = goneBefore(history, account, next, entered - ended - used, false)
  const leftAfter = totalOf(account) + heldOf(history, account)
  const counted = rules.usedOnly ? used : goneFrom(account)
  account.lot = {
    credits: next.credits,
    usedAt: (rules.waitApart ? counted : next.usedAt) - gone,
    ends: history.now + 40 + random.below(60),
    taken: 0,
    costBefore: costBefore - goneBefore(history, account, next, leftAfter, true),
    costAfter: account.cost - goneBefore(history, account, next, leftBefore, true),
    costAtEnd: undefined,
  }
  account.waiting.shift()
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
  account.ended += ended
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
