import { expect, test } from 'vitest'
import { limitStarts } from '#functions/conversations/start/limit-starts'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'

const MIDNIGHT = Date.UTC(2027, 0, 1)
const TEN_MINUTES = 600_000

test('an address that opens many conversations is slowed down by the ten minutes, the hour and the day', async () => {
  process.env.TABLE_NAME = 'starts'
  let now = MIDNIGHT
  const database = inMemoryDatabase({ now: () => now })
  const undo = replaceWorld({ database: database.send, now: () => now })
  /** How many of sixty starts at one moment are allowed, by the ten minutes since midnight. */
  const startsIn = async (place: number, visitor = 'v1') => {
    now = MIDNIGHT + place * TEN_MINUTES
    const starts = await Promise.allSettled(Array.from({ length: 60 }, () => limitStarts('agent-1', visitor)))
    for (const start of starts)
      if (start.status === 'rejected') expect(start.reason).toMatchObject({ code: 'rate-limited' })
    return starts.filter(({ status }) => status === 'fulfilled').length
  }
  try {
    expect([await startsIn(0), await startsIn(1), await startsIn(2), await startsIn(3)]).toEqual([40, 40, 20, 0])
    expect(await startsIn(3, 'v2')).toBe(40)
    expect([await startsIn(6), await startsIn(12), await startsIn(18), await startsIn(24)]).toEqual([40, 40, 20, 0])
    expect(await startsIn(144)).toBe(40)
  } finally {
    undo()
  }
})
