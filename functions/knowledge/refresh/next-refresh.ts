import type { RefreshEvery } from '#shared/knowledge/schema'

const HOUR_MS = 3600_000
const periods = { '6h': 6 * HOUR_MS, '12h': 12 * HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS } as const

/** The longest wait after failures, so that a repaired website is refreshed within this. */
export const LONGEST_MS = periods['7d']

/**
 * A source's next refresh in milliseconds since 1970; `undefined` if it is never refreshed. Each consecutive failure doubles
 * the wait, up to seven days.
 */
export const nextRefresh = (refreshEvery: RefreshEvery, now: number, failures = 0): number | undefined =>
  refreshEvery === 'never' ? undefined : now + Math.min(LONGEST_MS, periods[refreshEvery] * 2 ** failures)
