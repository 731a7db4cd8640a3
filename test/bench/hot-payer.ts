import { loadSettings } from '#test/simulation/load/load-settings'
import { type Load, measureLoad, type Reach } from '#test/simulation/load/measure-load'

/**
 * One payer with many turns a second, in simulated time: the real verbs, stores and `commit()` on the engine in memory, which
 * has DynamoDB's locks and its limit of a partition key. Twenty agents with caps, five turns a conversation, a model that
 * thinks 6.5 s. Turns have no shards to choose from, or one for each two turns a second, or as many as the product publishes in two quiet
 * minutes before.
 * Beside it a payer for each conversation: what nothing shared can beat. The rates of turns per agent and payer are lifted,
 * consumers of credits run. Takes some fifteen minutes of processor time; `LOAD=5,6` measures the sixth and the seventh load only, at
 * `MEANS=15` (milliseconds of a transaction).
 */
const LOADS: readonly (readonly [string, Omit<Load, 'meanMs'>])[] = [
  ['20 a second, no shards', { turnsPerSecond: 20, seconds: 100, shards: { payer: 0, day: 0 } }],
  ['100 a second, no shards', { turnsPerSecond: 100, seconds: 40, shards: { payer: 0, day: 0 } }],
  ['20 a second, 8 shards', { turnsPerSecond: 20, seconds: 100, shards: { payer: 8, day: 0 } }],
  ['100 a second, 64 shards', { turnsPerSecond: 100, seconds: 60, shards: { payer: 64, day: 4 } }],
  ['500 a second, 256 shards', { turnsPerSecond: 500, seconds: 105, shards: { payer: 256, day: 16 } }],
  ['100 a second, as published', { turnsPerSecond: 100, seconds: 60, quietSeconds: 120 }],
  ['500 a second, as published', { turnsPerSecond: 500, seconds: 60, quietSeconds: 120 }],
]
const chosen = process.env.LOAD?.split(',')
const means = (process.env.MEANS ?? '15,25').split(',').map(Number)

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`
const perTurn = (counts: Readonly<Record<string, number>>, turns: number) =>
  Object.entries(counts)
    .slice(0, 3)
    .map(([name, count]) => `${name} ${(count / turns).toPrecision(2)}`)
    .join(', ') || 'none'

const rowOf = (shared: Reach, own: Reach) => ({
  turns: shared.turns,
  failed: shared.failed,
  'failed %': percent(shared.failed / shared.turns, 3),
  'p95 ms': shared.p95,
  'of own payers': (shared.p95 / own.p95).toFixed(2),
  'two trips': percent(shared.twoTrips, 1),
  'three and more': percent(shared.moreTrips, 2),
  'idle credits': Math.round(shared.idle),
})

const { perDay } = loadSettings('').security.spendGuards
console.log(`20 agents with a cap of ${perDay} credits a day each; figures in simulated time`)
for (const meanMs of means) {
  const own = await measureLoad({ turnsPerSecond: 100, seconds: 40, meanMs, isOwn: true })
  console.log(
    `\ntransactions of ${meanMs} ms on average; a payer per conversation: ${own.failed} failed, p95 ${own.p95} ms`,
  )
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const [name, load] of LOADS.filter((_, at) => chosen?.includes(String(at)) ?? true)) {
    const shared = await measureLoad({ ...load, meanMs })
    rows[name] = rowOf(shared, own)
    const { turns, conflicts, throttles, failures, undelivered } = shared
    console.log(
      `${name}, per turn: conflicts ${perTurn(conflicts, turns)}; throttled ${perTurn(throttles, turns)}; ` +
        `failures ${JSON.stringify(failures)}; undelivered events ${undelivered}`,
    )
  }
  console.table(rows)
}
