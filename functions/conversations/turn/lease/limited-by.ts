import type { Outcome } from '#lib/database/commit'
import { retryAfterOf, type UncountedLimit } from '#lib/http/rate-writes'
import type { TakeOutcome } from './take-outcome.ts'

/** A message that only a rate refused; `undefined` when the conversation has changed too, so that the caller tries again. */
export const limitedBy = (
  outcome: Exclude<Outcome, { committed: true }>,
  limits: readonly UncountedLimit[],
  now: number,
): TakeOutcome | undefined => {
  if (outcome.refused.some(({ label }) => label !== 'rate')) return undefined
  const retryAfter = retryAfterOf(outcome.refused, limits, now)
  return retryAfter === undefined ? undefined : { kind: 'limited', retryAfter }
}
