import type { Refusal } from '#lib/database/commit'
import { absentOrBelow } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { type Limit, rates, windowAt } from './rates.ts'

export type UncountedLimit = Omit<Limit, 'message'>

/**
 * Counts in fixed windows as part of the caller's own transaction: a full window refuses all of it (label `rate`), and what
 * is refused is not counted. So a repeated message counts once, and no number of concurrent calls passes a limit.
 */
export const rateWrites = (limits: readonly UncountedLimit[], now: number): Write[] =>
  limits.map(({ scope, perWindow, windowSeconds }) => {
    const { window, ttl } = windowAt({ windowSeconds }, now)
    const id = { scope, window }
    return rates.changing(id, { set: { ...id, ttl }, add: { count: 1 } }, { count: absentOrBelow(perWindow) })
  })

/** The seconds until the same transaction can succeed, when a full window refused it; `undefined` when none did. */
export const retryAfterOf = (
  refused: readonly Refusal[],
  limits: readonly UncountedLimit[],
  now: number,
): number | undefined => {
  const full = new Set(refused.flatMap(({ label, found }) => (label === 'rate' ? [found?.scope] : [])))
  const waits = limits.filter(({ scope }) => full.has(scope)).map((limit) => windowAt(limit, now).endsIn)
  return waits.length > 0 ? Math.max(...waits) : undefined
}
