import type { RefreshEvery } from '#shared/knowledge/schema'

const HOUR_MS = 3600_000
const periods = { '6h': 6 * HOUR_MS, '12h': 12 * HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS } as const

/** When a source is looked at again, milliseconds since 1970; `undefined` for one that never is. */
export const nextLook = (refreshEvery: RefreshEvery, now: number): number | undefined =>
  refreshEvery === 'never' ? undefined : now + periods[refreshEvery]
