import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Text } from '#shared/text'

const Rate = z.object({ scope: z.string(), window: z.number(), count: z.number(), ttl: z.number() })
export type Rate = z.infer<typeof Rate>

/** How often something was done in a fixed window of time. */
export const rates = entity<Rate, { scope: string; window: number }>({
  name: 'rate',
  parse: (item) => Rate.parse(item),
  key: keys.rate,
})

export interface Limit {
  /** What is counted, and for whom: `start#<agent>#<visitor>`. */
  readonly scope: string
  readonly perWindow: number
  readonly windowSeconds: number
  /** The problem's message, also one that says for how many seconds. */
  readonly message: Text | ((seconds: number) => Text)
}

/** The window that a time (milliseconds) is in, the seconds until the next one, and when its count expires (Unix seconds). */
export const windowAt = ({ windowSeconds }: Pick<Limit, 'windowSeconds'>, now: number) => {
  const seconds = Math.floor(now / 1000)
  const window = Math.floor(seconds / windowSeconds)
  const endsIn = (window + 1) * windowSeconds - seconds
  return { window, endsIn, ttl: seconds + endsIn + 3600 }
}
