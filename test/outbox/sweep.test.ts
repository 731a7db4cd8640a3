import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { event } from '#events/event'
import { handler } from '#functions/outbox/sweep'
import { commit } from '#lib/database/commit'
import type { BusEntry } from '#lib/events/bus-entry'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const Painted = event('agents.painted', z.object({ id: z.string() }))

let now = 1_800_000_000_000
let isBusDown = false
let published: BusEntry[] = []
let isHostile: (entries: readonly BusEntry[]) => boolean = () => false
let database: ReturnType<typeof inMemoryDatabase>
let undo = () => {}
beforeEach(() => {
  process.env.TABLE_NAME = 'outbox'
  process.env.REGION_NAME = 'eu'
  published = []
  isHostile = () => false
  database = inMemoryDatabase({ now: () => now })
  undo = replaceWorld({
    now: () => now,
    database: database.send,
    publish: async (entries) => {
      if (isHostile(entries)) throw new Error('the request is refused')
      if (isBusDown) return entries.map((_, position) => position)
      published.push(...entries)
      return []
    },
  })
})
afterEach(() => undo())

const sweep = () => handler({}, lambdaContext())
/** Commits events while the bus is down, at most a transaction's hundred at once. */
const strand = async (count: number) => {
  isBusDown = true
  for (let left = count; left > 0; left -= 50)
    await commit(
      [],
      Array.from({ length: Math.min(left, 50) }, (_, at) => Painted({ id: String(at) })),
    )
  isBusDown = false
}

test('an event is swept once it is thirty seconds old: a younger one may still be on its way', async () => {
  await strand(1)
  now += 29_999
  await sweep()
  expect(published).toEqual([])
  now += 1
  await sweep()
  await sweep()
  expect(published).toHaveLength(1)
})

test('one sweep publishes everything that an outage has left, however many pages that is', async () => {
  // ten partitions with pages of two hundred
  await strand(2_500)
  now += 60_000
  await sweep()
  expect(published).toHaveLength(2_500)
  expect(new Set(published.map(({ detail }) => JSON.parse(detail).id)).size).toBe(2_500)
})

test('an event that the bus never takes holds up none of those beside it', async () => {
  await strand(25)
  // one that shares its partition, and so its request
  const rows = database.items('outbox')
  const bad = String(rows.find(({ pk }) => rows.filter((row) => row.pk === pk).length > 1)?.id)
  isHostile = (entries) => entries.some(({ detail }) => detail.includes(bad))
  now += 60_000
  await sweep()
  expect(published).toHaveLength(24)
  expect(database.items('outbox').map(({ id }) => id)).toEqual([bad])
})

test('a bus that is down is asked once for each request, and everything waits for it', async () => {
  await strand(25)
  let requests = 0
  isHostile = () => {
    requests++
    throw Object.assign(new Error('no answer'), { name: 'TimeoutError' })
  }
  now += 60_000
  await sweep()
  // one or two of each of ten partitions
  expect(requests).toBeLessThanOrEqual(10)
  expect(database.items('outbox')).toHaveLength(25)
})
