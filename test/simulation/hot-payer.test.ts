import { expect, test } from 'vitest'
import { measureLoad } from './load/measure-load.ts'

/** Milliseconds of both transactions on average. */
const BOTH_MS = 30
const short = { meanMs: BOTH_MS / 2, warmUpSeconds: 2, quietSeconds: 8 }

test('60 turns a second with a payer each all get a reply, after two transactions', async () => {
  const { turns, failed, twoTrips, p50, conflicts } = await measureLoad({
    ...short,
    turnsPerSecond: 60,
    seconds: 4,
    isOwn: true,
  })
  expect(turns).toBeGreaterThan(150)
  expect({ failed, twoTrips, conflicts }).toEqual({ failed: 0, twoTrips: 1, conflicts: {} })
  expect(p50).toBeLessThan(1.2 * BOTH_MS)
})

test('20 turns a second on one payer meet each other in the balance, and at most one in twenty fails', async () => {
  const { turns, failed, conflicts, undelivered } = await measureLoad({ ...short, turnsPerSecond: 20, seconds: 15 })
  expect(failed / turns).toBeLessThan(0.05)
  expect(undelivered).toBe(0)
  expect(Object.keys(conflicts)[0]).toBe('WS CREDIT')
})

test('a seed measures the same again', async () => {
  const load = { ...short, turnsPerSecond: 20, seconds: 2, quietSeconds: 1 }
  expect(await measureLoad(load)).toEqual(await measureLoad(load))
})
