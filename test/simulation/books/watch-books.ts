import type { Item } from '#infra/local/database/engine/expressions'
import type { Written } from '#infra/local/database/engine/tables/write-item'
import { dayName, heldIn, partsOf } from './parts-of.ts'
import { emptyPurse, faultsOfPurse, isDay, type Purse, totalOf } from './purse.ts'

/** The names of the days that a command has changed: a conversation's running turn only says under which it holds. */
const daysIn = (written: readonly Written[]): readonly string[] => [
  ...new Set(
    written
      .filter(({ old, stored }) => (old ?? stored?.item)?.kind !== 'conversation')
      .flatMap(({ old, stored }) => [...partsOf(old), ...partsOf(stored?.item)])
      .flatMap(({ name }) => (isDay(name) ? [name] : [])),
  ),
]

/** Between which totals a purse was, in milli-credits. */
interface Range {
  readonly low: number
  readonly high: number
}

const MOST_FAULTS = 5

/**
 * The books of all accounts and daily counts after every command, from the items alone: entries = CREDIT + shards + open
 * holds, a day's count = charges + open holds + shards, and every shard is listed. `daysOf` says under which capped days
 * something was charged without a hold.
 */
export const watchBooks = (daysOf: (entry: Item) => readonly string[] = () => []) => {
  const purses = new Map<string, Purse>()
  const faults = new Set<string>()
  const watches = new Set<Map<string, Range>>()
  let command: Written[] = []

  const purse = (name: string): Purse => {
    const found = purses.get(name) ?? emptyPurse()
    purses.set(name, found)
    return found
  }

  /** What the entries of one command charged under daily caps. */
  const chargedDays = (written: readonly Written[]): { readonly name: string; readonly milliCredits: number }[] =>
    written.flatMap(({ stored }) => {
      const entry = stored?.item
      if (entry?.kind !== 'ledger-entry') return []
      const milliCredits = (entry.to === entry.owner ? -1 : 1) * Number(entry.milliCredits)
      if (entry.reason !== 'turn') return daysOf(entry).map((name) => ({ name, milliCredits }))
      const lease = written.find(
        ({ old, stored: now }) =>
          old?.kind === 'conversation' &&
          old.conversationId === entry.conversationId &&
          old.leaseUntil !== now?.item.leaseUntil,
      )
      // without a lease that ends it is a discarded reply's, which counts where there is room
      const names = lease ? (heldIn(lease.old)?.reserved ?? []).map(dayName) : daysIn(written)
      return names.map((name) => ({ name, milliCredits }))
    })

  return {
    /** Sees each write of a command. */
    written: (written: Written): void => void command.push(written),

    /** Looks at what the command has changed, all at once. */
    commanded: (): void => {
      if (command.length === 0) return
      const written = command
      command = []
      const gone = written.flatMap(({ old }) => partsOf(old))
      const come = written.flatMap(({ stored }) => partsOf(stored?.item))
      const charged = chargedDays(written)
      const names = new Set([...gone, ...come, ...charged].map(({ name }) => name))
      const before = new Map([...names].map((name) => [name, totalOf(name, purse(name))]))
      for (const { name, apply } of gone) apply(purse(name), -1)
      for (const { name, apply } of come) apply(purse(name), 1)
      for (const { name, milliCredits } of charged) purse(name).booked += milliCredits
      for (const name of names) {
        const totals = [before.get(name) ?? 0, totalOf(name, purse(name))]
        for (const watch of watches) {
          const { low = Number.POSITIVE_INFINITY, high = Number.NEGATIVE_INFINITY } = watch.get(name) ?? {}
          watch.set(name, { low: Math.min(low, ...totals), high: Math.max(high, ...totals) })
        }
        for (const fault of faultsOfPurse(name, purse(name))) if (faults.size < MOST_FAULTS) faults.add(fault)
      }
    },

    /** Watches all totals until it ends. */
    watch: () => {
      const seen = new Map<string, Range>()
      watches.add(seen)
      return {
        rangeOf: (name: string): Range => {
          const now = totalOf(name, purse(name))
          return seen.get(name) ?? { low: now, high: now }
        },
        end: () => void watches.delete(seen),
      }
    },

    /** The names of all accounts and days. */
    names: (): readonly string[] => [...purses.keys()],
    faults: (): readonly string[] => [...faults],
  }
}

export type BooksWatch = ReturnType<typeof watchBooks>
