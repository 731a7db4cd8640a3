/**
 * Accounts of the credit model: a payer's credits, and a day's cap, which is an account opened with the cap. Each has a main
 * item and shards. What a payer holds leaves one of these items and comes back to one of them less what was used.
 */

export interface Shard {
  left: number
  used: number
}

/** A grant whose lot begins when the one before it is closed. `debt` is what the account lacked when it was granted. */
export interface WaitingLot {
  readonly credits: number
  readonly debt: number
  /** For the mutant that counts from the grant on: the use so far. */
  readonly usedAt: number
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
  /** How many shards takers may choose from, since when all may know it, and how many agents are being written. */
  size: number
  sizedAt: number
  publishing: number
  readonly shards: Map<number, Shard>
  lot: Lot | undefined
  readonly waiting: WaitingLot[]
  /** What a day's main item counts down from, and what the cap was last changed to. */
  readonly base: number
  cap: number
  /** Changes of the cap that are under way; what was spent and held while one was, which no later cap can undo. */
  changing: number
  wasChanging: boolean
  spared: number
  /** All that entered, an attribute of the main item: with `used` it says what is left without what is held. */
  entered: number
  /** Of it, what a lot's end took. */
  ended: number
  /** The model's own knowledge: what the ledger says left, and what was really used. */
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
  sizedAt: 0,
  publishing: 0,
  shards: new Map(),
  lot: undefined,
  waiting: [],
  base: main,
  cap: main,
  changing: 0,
  wasChanging: false,
  spared: 0,
  entered: main,
  ended: 0,
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
  /** Of a cap: as the taker's copy of the agent has it. */
  readonly cap?: number
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
  /** A cap that was changed counts at once for whoever has read it. */
  readonly raised: boolean
}

/** What a main item has for a taker whose agent's cap is `cap`. */
export const mainFor = ({ main, base }: Account, cap: number = base): number => main + cap - base

interface Net {
  back: number
  used: number
  take: number
  cap: number | undefined
}

const itemsOf = (steps: readonly Step[]) => {
  const items = new Map<Account, Map<Place, Net>>()
  for (const { account, place, back = 0, used = 0, take = 0, cap } of steps) {
    const places = items.get(account) ?? new Map<Place, Net>()
    items.set(account, places)
    const before = places.get(place) ?? { back: 0, used: 0, take: 0, cap }
    places.set(place, {
      back: before.back + back,
      used: before.used + used,
      take: before.take + take,
      cap: cap ?? before.cap,
    })
  }
  return [...items].flatMap(([account, places]) => [...places].map(([place, it]) => ({ account, place, ...it })))
}

/** One transaction's money, each item written once by the net amount; what refused it, or `undefined` once it is done. */
export const pay = (steps: readonly Step[], rules: MoneyRules): Refusal | undefined => {
  const items = itemsOf(steps)
  for (const { account, place, back, take, cap } of items) {
    const shard = place === 'main' ? undefined : account.shards.get(place)
    const net = back - take
    if (place !== 'main' && !shard && net >= 0 && rules.listed) return { account, place, why: 'gone' }
    const has = place === 'main' ? mainFor(account, rules.raised ? cap : undefined) : (shard?.left ?? 0)
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
