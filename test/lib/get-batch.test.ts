import { afterEach, expect, test } from 'vitest'
import { getBatch } from '#lib/database/get-batch'
import { replaceWorld } from '#lib/world'

const TABLE = 'batches'
const keysOf = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: `P#${n}`, sk: 'X' }))
let undo = () => {}
afterEach(() => undo())

/** A table that has every item, and answers only so many of each command's keys. */
const table = (answersOf: (command: number) => number) => {
  const sleeps: number[] = []
  let commands = 0
  undo = replaceWorld({
    sleep: async (ms) => void sleeps.push(ms),
    database: async ({ input }) => {
      const { RequestItems } = input as { RequestItems: Record<string, { Keys: Record<string, unknown>[] }> }
      const { Keys = [] } = RequestItems[TABLE] ?? {}
      expect(Keys.length).toBeLessThanOrEqual(100)
      const most = answersOf(++commands)
      const left = Keys.slice(most)
      return {
        Responses: { [TABLE]: Keys.slice(0, most) },
        ...(left.length > 0 ? { UnprocessedKeys: { [TABLE]: { Keys: left } } } : {}),
      }
    },
  })
  return { sleeps }
}

test('a thousand items are read in ten commands, without a pause between them', async () => {
  const { sleeps } = table(() => 100)
  expect(await getBatch(TABLE, keysOf(1000))).toHaveLength(1000)
  expect(sleeps).toEqual([])
})

test('what is throttled is asked for again after growing pauses, which full answers end', async () => {
  const { sleeps } = table((command) => (command % 3 === 0 ? 100 : 0))
  const found = await getBatch(TABLE, keysOf(300))
  expect(new Set(found.map(({ pk }) => pk)).size).toBe(300)
  expect(sleeps).toEqual([50, 100, 50, 100, 50, 100])
})

test('a table that answers nothing five times in a row is unavailable', async () => {
  const { sleeps } = table((command) => (command === 1 ? 100 : 0))
  await expect(getBatch(TABLE, keysOf(200))).rejects.toMatchObject({ code: 'unavailable' })
  expect(sleeps).toHaveLength(4)
})
