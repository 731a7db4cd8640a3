import { expect, test } from 'vitest'
import { isWholeSweep } from '#test/support/sweeps/chosen-cells'
import type { Design } from './timing/design.ts'
import { timeCredits } from './timing/time-credits.ts'

const SECONDS = isWholeSweep ? 200 : 90
const AGENTS = 20

/** A shard for each two turns a second, a power of two. */
const shardsFor = (rate: number) => 2 ** Math.ceil(Math.log2(Math.max(1, rate / 2)))
const sharded = (rate: number): Design => ({
  shards: shardsFor(rate),
  capShards: shardsFor(rate / AGENTS),
  isSpread: true,
})
const reachOf = (design: Design, rate: number, meanMs: number) => timeCredits(design, rate, SECONDS, meanMs)

test.each([15, 25])(
  'in simulated time 500 turns a second on one payer do not wait for each other, at %i ms a transaction',
  { timeout: 600_000 },
  (meanMs) => {
    const alone = reachOf({ isOwn: true }, 500, meanMs)
    const { turns, failed, p95, thirdTrips } = reachOf(sharded(500), 500, meanMs)
    expect(failed).toBeLessThanOrEqual(Math.ceil(turns / 50_000))
    expect(p95 / alone.p95).toBeLessThanOrEqual(1.3)
    expect(thirdTrips).toBeLessThanOrEqual(0.02)
  },
)

test.each<[string, Design]>([
  ['one balance and one count', {}],
  ['shards and one item of usage', { ...sharded(500), countsUsage: true }],
  ['a payer’s shards and whole caps', { shards: shardsFor(500), isSpread: true }],
])('%s fail: the model sees conflicts', { timeout: 600_000 }, (_, design) => {
  const { turns, failed } = reachOf(design, 500, 15)
  expect(failed / turns).toBeGreaterThan(0.01)
})

/** A size that is halved, a lot of which a tenth lies in shards, and a crawl that charges; a pause between transactions. */
const upkeep = { gapMs: 200, shrinksAt: 40, lotEndsAt: 70, lotShare: 0.1, chargesEvery: 5 }

test('a size that shrinks, a lot that ends and charges fail no turn', { timeout: 600_000 }, () => {
  const { turns, failed, thirdTrips, failedUpkeep } = reachOf({ ...sharded(500), upkeep }, 500, 15)
  expect(failed).toBeLessThanOrEqual(Math.ceil(turns / 50_000))
  // a little more than without: a shard that has gone is fed, or passed by
  expect(thirdTrips).toBeLessThanOrEqual(0.025)
  expect(failedUpkeep).toBe(0)
})

test('but not if shards go unfed after each recall: then turns meet in the main item', { timeout: 600_000 }, () => {
  const rests = { ...upkeep, restMs: 5000 }
  const { turns, failed } = reachOf({ ...sharded(500), upkeep: rests }, 500, 15)
  expect(failed / turns).toBeGreaterThan(0.01)
})
