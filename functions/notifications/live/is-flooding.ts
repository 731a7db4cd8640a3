import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'

/** A page that opens with all its topics sends some twenty messages at once, then a few a minute. */
const MESSAGES = 100
const WINDOW_MS = 10_000
/** More connections than one worker has in a window; the oldest are forgotten. */
const REMEMBERED = 5000

const counted = perFunction(() => new Map<string, { until: number; count: number }>())

/**
 * Counts a message and says whether its connection sends too many. Kept in the worker's memory: counting in the table would
 * cost what a flood is meant to cost, and a connection that floods meets the same worker often enough.
 */
export const isFlooding = (connectionId: string): boolean => {
  const now = world().now()
  const counts = counted()
  const before = counts.get(connectionId)
  const current = before && before.until > now ? before : { until: now + WINDOW_MS, count: 0 }
  current.count++
  // the latest last, so that the first is the longest silent
  counts.delete(connectionId)
  counts.set(connectionId, current)
  const [oldest] = counts.keys()
  if (counts.size > REMEMBERED && oldest !== undefined) counts.delete(oldest)
  return current.count > MESSAGES
}
