import type { RefreshEvery } from '#shared/knowledge/schema'

const HOUR_MS = 3600_000
const periods = { '6h': 6 * HOUR_MS, '12h': 12 * HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS } as const

/** However often it failed, somebody who mends their website need not wait longer for it to be seen. */
const LONGEST_MS = periods['7d']

/**
 * When a source is looked at again, milliseconds since 1970; `undefined` for one that never is. Each failure in a row
 * doubles the wait, up to seven days.
 */
export const nextRefresh = (refreshEvery: RefreshEvery, now: number, failures = 0): number | undefined =>
  refreshEvery === 'never' ? undefined : now + Math.min(LONGEST_MS, periods[refreshEvery] * 2 ** failures)
