import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'

/** A page that opens with all its topics sends some twenty messages at once, then a few a minute. */
const MESSAGES = 100
const WINDOW_MS = 10_000
/** More connections than one worker has in a window; the oldest are forgotten. */
const REMEMBERED = 5000

const counted = perFunction(() => new Map<string, { until: number; count: number }>())

/** What to do with a message: handle it, end its connection, or drop it because that has been asked for. */
export type FloodVerdict = 'handle' | 'close' | 'drop'

/**
 * Counts a message and says whether its connection sends too many. Of those that were sent before the connection ended, one
 * in a hundred asks for the end again, should the first have failed: each asking is a request of its own. Kept in the worker's memory: counting in the table would
 * cost what a flood is meant to cost, and a connection that floods meets the same worker often enough.
 */
export const judgeFlood = (connectionId: string): FloodVerdict => {
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
  if (current.count <= MESSAGES) return 'handle'
  return current.count % MESSAGES === 1 ? 'close' : 'drop'
}
