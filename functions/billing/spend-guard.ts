import { absentOrBelow } from '#lib/condition'
import type { Write } from '#lib/entity'
import { spends } from './store.ts'

/** What a daily cap counts for: one agent, or one visitor of it. */
export type SpendScope = { readonly agentId: string; readonly visitor?: string }

export const scopeName = ({ agentId, visitor }: SpendScope): string =>
  visitor === undefined ? `AGT#${agentId}` : `VIS#${agentId}#${visitor}`

/** The day, in UTC, that a moment counts for. */
export const spendDay = (now: number): string => new Date(now).toISOString().slice(0, 10)

const KEPT_SECONDS = 3 * 24 * 3600

/**
 * Counts a hold against a day's cap, in the hold's own transaction: refused (label `spend`) once the cap is reached, so
 * that however many arrive at once, spending stays under the cap plus one hold. `cap` and amounts in milli-credits.
 */
export const reservingSpend = (scope: SpendScope, it: { now: number; milliCredits: number; cap: number }): Write => {
  const id = { scope: scopeName(scope), day: spendDay(it.now) }
  const ttl = Math.floor(it.now / 1000) + KEPT_SECONDS
  return spends.changing(
    id,
    { set: { ...id, ttl }, add: { milliCredits: it.milliCredits } },
    { milliCredits: absentOrBelow(it.cap) },
  )
}

/** Corrects the count of a day by what a hold turned out to cost (usually less). `day` is the one it was reserved on. */
export const correctingSpend = (scope: SpendScope, it: { day: string; milliCredits: number }): Write =>
  spends.changing({ scope: scopeName(scope), day: it.day }, { add: { milliCredits: it.milliCredits } })
