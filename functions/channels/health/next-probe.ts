import type { AccountState } from '#shared/channels/schema'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const UNREACHABLE_MS = HOUR_MS / 4

/** When an account is probed next, in milliseconds from now. */
export const nextProbeMs = ({
  state,
  since,
  lastAt,
  now,
  isReached,
}: {
  readonly state: AccountState
  /** Since when it is in this state. */
  readonly since: number | undefined
  /** When a message last came or went. */
  readonly lastAt: number
  readonly now: number
  readonly isReached: boolean
}): number => {
  if (!isReached) return UNREACHABLE_MS
  const isNews = state !== 'connected' && now - (since ?? 0) < DAY_MS
  // an account without traffic may be quiet because it is broken: so not too seldom
  return isNews || now - lastAt < DAY_MS ? HOUR_MS : 6 * HOUR_MS
}
