import { type Account, pay, totalOf } from './accounts.ts'
import type { Agent, Go, History } from './history.ts'
import { type End, paying } from './paying.ts'
import { recall } from './shards.ts'

/** A crawl, or a transfer to another payer: from the main item. */
export function* charge(history: History, account: Account, amount: number, to: Account | undefined): Go {
  const { random, rules, faults } = history
  const asking: Agent = { ...random.pick(history.agents), hint: 0, hold: amount }
  let made = 0
  const transaction = (): End => {
    if (rules.chargeId && made > 0) return 'made'
    const no = pay([{ account, place: 'main', take: amount }], rules)
    if (no) return no
    made++
    account.used += amount
    account.booked += amount
    account.cost += amount
    if (to) {
      to.main += amount
      to.entered += amount
    }
    faults.chargedTwice += Number(made > 1)
    return undefined
  }
  const end = yield* paying(history, asking, [account], transaction)
  if (typeof end === 'object') faults.refused += Number(totalOf(account) >= amount)
  // the caller died before the answer arrived, and begins again under another token
  else if (random.chance(0.2)) {
    yield
    yield* paying(history, asking, [account], transaction)
  }
}

export function* clawBack(history: History, account: Account, amount: number): Go {
  for (;;) {
    if (account.main >= amount || account.shards.size === 0 || !history.rules.clawRecalls) {
      account.main -= amount
      account.used += amount
      account.booked += amount
      account.cost += amount
      return
    }
    yield* recall(history, account, () => account.main >= amount)
    yield
  }
}
