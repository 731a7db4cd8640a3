import { expect, test } from 'vitest'
import { isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { type Design, timeCredits } from './time-credits.ts'

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
