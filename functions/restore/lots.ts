import * as z from 'zod'
import type { Item } from './copy.ts'

const Grant = z.object({ owner: z.string(), id: z.string(), milliCredits: z.number().int(), endsAt: z.number().int() })

/** Credits that end, by their line of the ledger. */
export type LotGrant = z.infer<typeof Grant>

/** What the ledger says of lots. */
export interface LotFacts {
  /** Those whose end had not come: they must wait or run. */
  readonly open: ReadonlyMap<string, LotGrant>
  /** The ids of those that an account or a row names, whose credits entered. */
  readonly entered: ReadonlySet<string>
  /** What the ends of those took, in milli-credits. */
  readonly taken: ReadonlyMap<string, number>
}

/**
 * Finds what the ledger says of lots, in two readings of a table: the first finds which lots accounts and rows name, the second
 * their lines. Some lots a payer are held, and none that has ended.
 */
export const openLots = (at: number) => {
  const named = new Set<string>()
  const open = new Map<string, LotGrant>()
  const entered = new Set<string>()
  const taken = new Map<string, number>()
  return {
    account: ({ lotId, endedLotId }: Item): void => {
      for (const id of [lotId, endedLotId]) if (id !== undefined) named.add(String(id))
    },
    waiting: ({ id }: Item): void => void named.add(String(id)),
    grant: (item: Item): void => {
      if (item.endsAt === undefined) return
      const grant = Grant.parse(item)
      if (grant.endsAt > at) open.set(grant.id, grant)
    },
    line: ({ id, lotId, milliCredits }: Item): void => {
      if (named.has(String(id))) entered.add(String(id))
      const lot = String(lotId)
      if (lotId !== undefined && named.has(lot)) taken.set(lot, (taken.get(lot) ?? 0) + Number(milliCredits))
    },
    facts: { open, entered, taken } satisfies LotFacts,
    /** How many names and lines are held. */
    size: (): number => named.size + open.size + entered.size + taken.size,
  }
}
