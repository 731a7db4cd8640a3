import { expect, test } from 'vitest'
import { failedSeeds } from './failed-seeds.ts'
import { simulateTurns } from './turns/simulate-turns.ts'

const seeds = Number(process.env.SIM_SEEDS ?? 40)
const messages = Number(process.env.SIM_MESSAGES ?? 60)
// messages expire in every second run; the seeds that failed before replay as they were
const options = (seed: number) => ({
  seed,
  messages,
  faults: 0.15,
  isExpiring: seed % 2 === 0 && !failedSeeds.includes(seed),
  wealth: (['enough', 'scarce', 'rich'] as const)[seed % 3] ?? 'enough',
})

test(`no message is lost, answered twice, reordered or left unanswered over ${seeds} seeds`, {
  timeout: seeds * 60_000,
}, async () => {
  const red: Record<number, readonly string[]> = {}
  const sums: Record<string, number> = {}
  for (const seed of [...failedSeeds, ...Array.from({ length: seeds }, (_, at) => at + 1)]) {
    const { faults, counts } = await simulateTurns(options(seed))
    if (faults.length > 0) red[seed] = faults
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
  }
  if (process.env.SIM_SEEDS) process.stdout.write(`simulation: ${JSON.stringify(sums)}\n`)
  expect(red).toEqual({})
  // otherwise nothing was said about it
  const happened = [
    'notified',
    'shards',
    'recalled',
    'sized',
    'no-credits',
    'spend-guard',
    'changes of payer',
    'erased',
    'deleted agents',
    'ends of lots',
  ]
  const never = [...happened, 'charges', 'voice notes'].filter((name) => !sums[name])
  expect(never).toEqual([])
})

test('a seed replays identically', async () => {
  expect(await simulateTurns(options(7))).toEqual(await simulateTurns(options(7)))
})
