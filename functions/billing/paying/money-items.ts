import type { MoneyStep } from './money-step.ts'
import type { Place, Places } from './places.ts'
import { creditsOf, dayOf, type ShardedAccount } from './sharded-account.ts'

/**
 * What a transaction does with one item, in milli-credits: what it gives back to it, uses of it for good, and takes. `used` is
 * negative for what a charge returns.
 */
export interface MoneyItem {
  readonly account: ShardedAccount
  readonly place: Place
  readonly back: number
  readonly used: number
  readonly take: number
  /** Of a day: the cap that what is taken must stay under. */
  readonly cap?: number
}

type Amounts = Partial<Pick<MoneyItem, 'back' | 'used' | 'take' | 'cap'>>

/** The items of one try: a transaction may write each only once, so what it does with it is added up. */
export const moneyItems = ({ close, open, charge }: MoneyStep, places: Places): MoneyItem[] => {
  const items = new Map<string, MoneyItem>()
  const add = (account: ShardedAccount, place: Place | undefined, { back = 0, used = 0, take = 0, cap }: Amounts) => {
    if (place === undefined) return
    const key = `${account.id}/${place}`
    const before = items.get(key) ?? { account, place, back: 0, used: 0, take: 0 }
    const sums = { back: before.back + back, used: before.used + used, take: before.take + take }
    items.set(key, { ...before, ...sums, ...(cap === undefined ? {} : { cap }) })
  }
  if (close) {
    const { held } = close
    const used = close.use?.milliCredits ?? 0
    if (used < 0 || used > held.milliCredits)
      throw new Error(`a cost of ${used} does not fit a hold of ${held.milliCredits}`)
    const back = held.milliCredits - used
    const credits = creditsOf(held.payer)
    add(credits, places.givesTo(credits, held.shard), { back, used: close.wasUsed ? -back : used })
    for (const reserved of held.reserved) {
      const day = dayOf(reserved)
      add(day, places.givesTo(day, reserved.shard), { back })
    }
  }
  const taken = open ?? (charge && { ...charge, milliCredits: charge.use.milliCredits })
  if (taken) {
    const { payer, milliCredits: take, guards } = taken
    const credits = creditsOf(payer)
    add(credits, places.takesFrom(credits), { take, ...(charge ? { used: take } : {}) })
    for (const guard of guards) {
      const day = dayOf(guard)
      add(day, places.takesFrom(day), { take, cap: guard.cap })
    }
  }
  return [...items.values()]
}
