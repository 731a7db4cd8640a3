import type { UncountedLimit } from './rate-writes.ts'
import { rates, windowAt } from './rates.ts'

/** The seconds until none of these windows is full, without counting anything; nothing when none is full now. */
export const fullFor = async (limits: readonly UncountedLimit[], now: number): Promise<number | undefined> => {
  const waits = await Promise.all(
    limits.map(async (limit) => {
      const { window, endsIn } = windowAt(limit, now)
      const counted = await rates.get({ scope: limit.scope, window }, { consistent: true })
      return counted && counted.count >= limit.perWindow ? [endsIn] : []
    }),
  )
  return waits.flat().length > 0 ? Math.max(...waits.flat()) : undefined
}
