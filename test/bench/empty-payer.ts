import { type Load, measureLoad } from '#test/simulation/load/measure-load'

/**
 * Payers whose last credits are used, in simulated time, as `hot-payer` measures: each turn has a reply, or is refused because
 * there are too few credits, or fails. `LOAD=1` measures the second load only, at `MEANS=15` (milliseconds of a transaction).
 */
const LOADS: readonly (readonly [string, Omit<Load, 'meanMs'>])[] = [
  ['50 a second, 5,000 credits, never shards', { turnsPerSecond: 50, seconds: 60, credits: 5_000, quietSeconds: 5 }],
  [
    '50 a second, 40,000 credits, as published',
    { turnsPerSecond: 50, seconds: 110, credits: 40_000, quietSeconds: 40 },
  ],
  [
    '50 a second, 30,000 credits, 16 shards',
    { turnsPerSecond: 50, seconds: 90, credits: 30_000, shards: { payer: 16, day: 4 } },
  ],
  [
    '500 a second, 300,000 credits, 256 shards',
    { turnsPerSecond: 500, seconds: 70, credits: 300_000, shards: { payer: 256, day: 16 } },
  ],
]
const chosen = (process.env.LOAD ?? '0,1,2,3').split(',')
const means = (process.env.MEANS ?? '15,25').split(',').map(Number)

for (const meanMs of means) {
  console.log(`\ntransactions of ${meanMs} ms on average`)
  for (const [name, load] of LOADS.filter((_, at) => chosen.includes(String(at)))) {
    const { turns, failed, refused, p95, failures, conflicts } = await measureLoad({ ...load, meanMs })
    const share = (count: number) => `${count} (${((100 * count) / turns).toFixed(1)} %)`
    console.log(`${name}: ${turns} turns, failed ${share(failed)}, refused ${share(refused)}, p95 ${p95} ms`)
    console.log(`  failures ${JSON.stringify(failures)}; conflicts ${JSON.stringify(conflicts)}`)
  }
}
