/**
 * Accounts of the credit model: a payer's credits, and a day's cap, which is an account opened with the cap. Each has a main
 * item and shards. What a payer holds leaves one of these items and comes back to one of them less what was used.
 */

export interface Shard {
  left: number
  used: number
}

/** Credits that end at a time. `usedAt` is the sum of `used` when it began, less a debt. */
export interface Lot {
  readonly credits: number
  readonly usedAt: number
  readonly ends: number
  taken: number
  /** What the account had really cost before and after the lot began, and at its end: the model's own knowledge. */
  readonly costBefore: number
  readonly costAfter: number
  costAtEnd: number | undefined
}

export interface Account {
  readonly isCap: boolean
  main: number
  /** Grows with all that leaves for good. */
  used: number
  /** How many shards were recalled. */
  moves: number
  /** Until when nothing is fed. */
  quietUntil: number
  /** How many shards takers may choose from. */
  size: number
  readonly shards: Map<number, Shard>
  lot: Lot | undefined
  /** The model's own knowledge: what a cap began with, what entered, what the ledger says left, what was really used. */
  readonly cap: number
  entered: number
  booked: number
  cost: number
}

export const accountWith = (main: number, isCap = false): Account => ({
  isCap,
  main,
  used: 0,
  moves: 0,
  quietUntil: 0,
  size: 0,
  shards: new Map(),
  lot: undefined,
  cap: main,
  entered: main,
  booked: 0,
  cost: 0,
})

export const inShards = ({ shards }: Account): number => [...shards.values()].reduce((sum, { left }) => sum + left, 0)
export const totalOf = (account: Account): number => account.main + inShards(account)

/** A shard's number, or the main item. */
export type Place = number | 'main'

/** A change of one item: what a hold gives back (`back`, of which `used` is gone) or takes. */
export interface Step {
  readonly account: Account
  readonly place: Place
  readonly back?: number
  readonly used?: number
  readonly take?: number
}

/** Which item refused, and whether it was too small or not there. */
export interface Refusal {
  readonly account: Account
  readonly place: Place
  readonly why: 'lacks' | 'gone'
}

export interface MoneyRules {
  /** A shard that is not listed takes nothing back. */
  readonly listed: boolean
  /** Only a cap's main item gives its last hold whole, so that a cap is passed by less than one hold. */
  readonly strict: boolean
  /** The rest of a hold may go to any shard of its account. */
  readonly returned: boolean
}

const itemsOf = (steps: readonly Step[]) => {
  const items = new Map<Account, Map<Place, { back: number; used: number; take: number }>>()
  for (const { account, place, back = 0, used = 0, take = 0 } of steps) {
    const places = items.get(account) ?? new Map<Place, { back: number; used: number; take: number }>()
    items.set(account, places)
    const before = places.get(place) ?? { back: 0, used: 0, take: 0 }
    places.set(place, { back: before.back + back, used: before.used + used, take: before.take + take })
  }
  return [...items].flatMap(([account, places]) => [...places].map(([place, it]) => ({ account, place, ...it })))
}

/** One transaction's money, each item written once by the net amount; what refused it, or `undefined` once it is done. */
export const pay = (steps: readonly Step[], rules: MoneyRules): Refusal | undefined => {
  const items = itemsOf(steps)
  for (const { account, place, back, take } of items) {
    const shard = place === 'main' ? undefined : account.shards.get(place)
    const net = back - take
    if (place !== 'main' && !shard && net >= 0 && rules.listed) return { account, place, why: 'gone' }
    const has = place === 'main' ? account.main : (shard?.left ?? 0)
    const isLoose = account.isCap && (place === 'main' || !rules.strict)
    // the condition sees the item before this transaction, so what it gives back in the same one is added
    const isEnough = isLoose
      ? take === 0 || net === 0 || has + (rules.returned ? back : 0) >= 1
      : net >= 0 || has >= -net
    if (!isEnough) return { account, place, why: 'lacks' }
  }
  for (const { account, place, back, used, take } of items) {
    const shard = place === 'main' ? undefined : account.shards.get(place)
    if (place === 'main') {
      account.main += back - take
      account.used += used
    } else if (shard) {
      shard.left += back - take
      shard.used += used
    }
  }
  return undefined
}
