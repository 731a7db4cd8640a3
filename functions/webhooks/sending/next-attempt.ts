import { ATTEMPT_AT_MS } from '#shared/webhooks/limits'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface Attempts {
  readonly startedAt: number
  /** Those that were made, the last one included. */
  readonly tries: number
}

/**
 * When a delivery is attempted next; nothing after the last time. One that was late keeps a minute's distance, and an endpoint that asks
 * for longer gets it, within a day of the first.
 */
export const nextAttempt = ({ startedAt, tries }: Attempts, now: number, retryAfterMs = 0): number | undefined => {
  const planned = ATTEMPT_AT_MS[tries]
  if (planned === undefined) return undefined
  const last = Math.max(startedAt + DAY_MS, now + MINUTE_MS)
  return Math.max(startedAt + planned, now + MINUTE_MS, Math.min(now + retryAfterMs, last))
}
