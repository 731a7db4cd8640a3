import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { type Limit, rates, windowAt } from './rates.ts'

/** Counts a call, or one that weighs as much as several, in a fixed window; throws `rate-limited` with the seconds until the next one. One round trip. */
export const rateLimit = async ({ scope, perWindow, windowSeconds, message }: Limit, calls = 1): Promise<void> => {
  const { window, endsIn, ttl } = windowAt({ windowSeconds }, world().now())
  const id = { scope, window }
  const { count } = await rates.bump(id, { set: { ...id, ttl }, add: { count: calls } })
  if (count <= perWindow) return
  throw new Problem('rate-limited', typeof message === 'function' ? message(endsIn) : message, { retryAfter: endsIn })
}
