import { expect, test } from 'vitest'
import { measureLoad } from './load/measure-load.ts'

/** Quiet until an account has been given its shards: filling them is a load of its own. */
const short = { meanMs: 15, warmUpSeconds: 2, quietSeconds: 14 }

test('100 turns a second on one payer with shards wait hardly longer than with a payer each', async () => {
  const own = await measureLoad({ ...short, turnsPerSecond: 50, seconds: 4, isOwn: true })
  expect(own).toMatchObject({ failed: 0, twoTrips: 1, conflicts: {} })
  const shards = { payer: 32, day: 4 }
  const shared = await measureLoad({ ...short, turnsPerSecond: 100, seconds: 3, shards })
  expect(shared.turns).toBeGreaterThan(250)
  expect(shared).toMatchObject({ failed: 0, undelivered: 0 })
  expect(shared.p95 / own.p95).toBeLessThan(1.3)
  // more than at last: each shard is fed for the first time
  expect(shared.moreTrips).toBeLessThan(0.2)
  expect(shared.idle).toBeGreaterThan(0)
})

test('without shards, 20 turns a second on one payer meet each other in the balance', async () => {
  const { turns, failed, conflicts } = await measureLoad({
    ...short,
    turnsPerSecond: 20,
    seconds: 8,
    shards: { payer: 0, day: 0 },
  })
  expect(failed / turns).toBeLessThan(0.1)
  expect(Object.keys(conflicts)[0]).toBe('WS CREDIT')
})

test('a seed measures the same again', async () => {
  const load = { ...short, turnsPerSecond: 20, seconds: 2, quietSeconds: 1 }
  expect(await measureLoad(load)).toEqual(await measureLoad(load))
})

test('the last credits of a payer are spent, and then each of fifty turns a second is refused', async () => {
  const load = { meanMs: 15, warmUpSeconds: 6, quietSeconds: 2, turnsPerSecond: 50, seconds: 8, credits: 3_000 }
  const { turns, failed, refused } = await measureLoad(load)
  expect(refused).toBeGreaterThan(turns / 2)
  expect(refused).toBeLessThan(turns)
  expect(failed / turns).toBeLessThan(0.02)
})
