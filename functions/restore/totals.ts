import * as z from 'zod'
import type { Item } from './copy.ts'
import type { LotFacts } from './lots.ts'

const Line = z.object({
  at: z.number(),
  from: z.string(),
  to: z.string(),
  milliCredits: z.number().int(),
  reason: z.string(),
  conversationId: z.string().optional(),
})

/** Reasons of the ledger whose lines are counted as usage too. */
const COUNTED = new Set(['turn', 'crawl', 'voice-note'])

/** What the rules need of rows of which a table has many and of which none is changed, in milli-credits. */
export interface Totals {
  /** What the ledger's lines leave in each account. */
  readonly entries: ReadonlyMap<string, number>
  /** Accounts with a line within the window. */
  readonly recent: ReadonlySet<string>
  /** Used by the ledger less what was counted as used, by owner. */
  readonly uncounted: ReadonlyMap<string, number>
  /** What each conversation that is looked at cost by the ledger. */
  readonly charges: ReadonlyMap<string, number>
  /** How many attached files of a conversation are not in the bucket. */
  readonly lostAttachments: ReadonlyMap<string, number>
  readonly lots: LotFacts
  /** Counts a line that a rule has added to the ledger. */
  readonly book: (line: Item) => void
}

/**
 * Adds rows up as they are read, so that none is held. The ledger's lines are written once and never changed: a part of a
 * transaction that is there counts.
 */
export const openTotals = (since: number, lots: LotFacts) => {
  const entries = new Map<string, number>()
  const recent = new Set<string>()
  const uncounted = new Map<string, number>()
  const charges = new Map<string, number>()
  const lostAttachments = new Map<string, number>()
  const add = (sums: Map<string, number>, name: string, amount: number) =>
    sums.set(name, (sums.get(name) ?? 0) + amount)
  const ledgerLine = (item: Item): void => {
    const { at, from, to, milliCredits, reason } = Line.parse(item)
    add(entries, from, -milliCredits)
    add(entries, to, milliCredits)
    if (at >= since) for (const account of [from, to]) recent.add(account)
    if (!COUNTED.has(reason)) return
    // what a prepaid call did not use came back
    if (from === 'usage') add(uncounted, to, -milliCredits)
    else add(uncounted, from, milliCredits)
  }
  return {
    ledgerLine,
    charge: (item: Item): void => {
      const { conversationId, milliCredits } = Line.parse(item)
      if (conversationId) add(charges, conversationId, milliCredits)
    },
    usage: ({ owner, milliCredits }: Item): void => void add(uncounted, String(owner), -Number(milliCredits)),
    lostAttachments: (conversationId: string, count: number): void => {
      if (count > 0) add(lostAttachments, conversationId, count)
    },
    totals: { entries, recent, uncounted, charges, lostAttachments, lots, book: ledgerLine } satisfies Totals,
    /** Numbers and names that are held. */
    size: (): number => entries.size + recent.size + uncounted.size + charges.size + lostAttachments.size,
  }
}
