import { loadSettings } from '#test/simulation/load/load-settings'
import { measureLoad, type Reach } from '#test/simulation/load/measure-load'

/**
 * One payer with many turns a second, in simulated time: the real verbs, stores and `commit()` on the engine in memory, which
 * has DynamoDB's locks and its limit of a partition key. Twenty agents with caps, five turns a conversation, a model that
 * thinks 6.5 s. Beside it the same load with a payer for each conversation. The rates of turns per agent and payer are
 * lifted, consumers of credits run. `npm run bench -- hot-payer` takes some ten minutes of processor time.
 */
const RATES = [
  { turnsPerSecond: 20, seconds: 100, ownSeconds: 100 },
  { turnsPerSecond: 100, seconds: 60, ownSeconds: 40 },
  { turnsPerSecond: 500, seconds: 105, ownSeconds: 10 },
]
const MEANS_MS = [15, 25]

const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`
const most = (counts: Readonly<Record<string, number>>, turns: number) =>
  Object.entries(counts)
    .slice(0, 3)
    .map(([name, count]) => `${name} ${(count / turns).toFixed(count < turns / 100 ? 4 : 2)}`)
    .join(', ')

const rowOf = (shared: Reach, own: Reach) => ({
  turns: shared.turns,
  failed: shared.failed,
  'failed %': percent(shared.failed / shared.turns, 3),
  'p95 ms': shared.p95,
  'p95 of own payers': own.p95,
  ratio: (shared.p95 / own.p95).toFixed(2),
  'two trips': percent(shared.twoTrips),
  'three and more': percent(shared.moreTrips, 2),
  'idle credits': Math.round(shared.idle),
})

const { perDay } = loadSettings('').security.spendGuards
console.log(`20 agents with a cap of ${perDay} credits a day each; figures in simulated time`)
for (const meanMs of MEANS_MS) {
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  const details: string[] = []
  for (const { turnsPerSecond, seconds, ownSeconds } of RATES) {
    const own = await measureLoad({ turnsPerSecond, seconds: ownSeconds, meanMs, isOwn: true })
    const shared = await measureLoad({ turnsPerSecond, seconds, meanMs })
    rows[`${turnsPerSecond} a second`] = rowOf(shared, own)
    details.push(
      `${turnsPerSecond} a second, per turn: conflicts ${most(shared.conflicts, shared.turns) || 'none'}; throttled ${
        most(shared.throttles, shared.turns) || 'none'
      }; failures ${JSON.stringify(shared.failures)}; undelivered events ${shared.undelivered}`,
    )
  }
  console.log(`\ntransactions of ${meanMs} ms on average`)
  console.table(rows)
  for (const line of details) console.log(line)
}
