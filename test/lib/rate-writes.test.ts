import { expect, test } from 'vitest'
import { attempt } from '#lib/database/commit'
import { rateWrites, retryAfterOf } from '#lib/http/rate-writes'
import { replaceWorld, world } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const minute = { scope: 'minute', perWindow: 3, windowSeconds: 60 }
const hour = { scope: 'hour', perWindow: 5, windowSeconds: 3600 }

test('transactions never pass a limit, and one that is refused counts against none', async () => {
  process.env.TABLE_NAME = 'rates'
  const database = inMemoryDatabase({ now: () => world().now() })
  const undo = replaceWorld({ database: database.send, sleep: async () => undefined })
  try {
    await atFixedTime(async () => {
      const now = world().now()
      const count = () => attempt(rateWrites([minute, hour], now))
      const outcomes = await Promise.all(Array.from({ length: 10 }, count))
      expect(outcomes.filter(({ committed }) => committed)).toHaveLength(3)
      expect(database.items('rates').map(({ scope, count: counted }) => [scope, counted])).toEqual([
        ['minute', 3],
        ['hour', 3],
      ])
      const refused = outcomes.flatMap((outcome) => (outcome.committed ? [] : [outcome.refused]))
      const waits = refused.map((one) => retryAfterOf(one, [minute, hour], now))
      expect(waits).toEqual(Array(7).fill(60 - (Math.floor(now / 1000) % 60)))
    })
  } finally {
    undo()
  }
})
