import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import type { Text } from '#shared/text'

const Rate = z.object({ scope: z.string(), window: z.number(), count: z.number(), ttl: z.number() })

const rates = entity<z.infer<typeof Rate>, { scope: string; window: number }>({
  name: 'rate',
  parse: (item) => Rate.parse(item),
  key: keys.rate,
})

export interface Limit {
  /** What is counted, and for whom: `start#<agent>#<visitor>`. */
  readonly scope: string
  readonly perWindow: number
  readonly windowSeconds: number
  /** The problem's message. */
  readonly message: Text
}

/** Counts a call in a fixed window; throws `rate-limited` with the seconds until the next one. One round trip. */
export const rateLimit = async ({ scope, perWindow, windowSeconds, message }: Limit): Promise<void> => {
  const seconds = Math.floor(world().now() / 1000)
  const window = Math.floor(seconds / windowSeconds)
  const endsIn = (window + 1) * windowSeconds - seconds
  const id = { scope, window }
  const { count } = await rates.bump(id, { set: { ...id, ttl: seconds + endsIn + 3600 }, add: { count: 1 } })
  if (count > perWindow) throw new Problem('rate-limited', message, { retryAfter: endsIn })
}
