import { expect, test } from 'vitest'
import { simulateInbound } from './channels/simulate-inbound.ts'

const seeds = Number(process.env.SIM_SEEDS ?? 25)

test(`every message of a channel is stored once, in order, with its file, and answered once over ${seeds} seeds`, {
  timeout: seeds * 60_000,
}, async () => {
  const red: Record<number, readonly string[]> = {}
  const sums: Record<string, number> = {}
  for (let seed = 1; seed <= seeds; seed++) {
    const { faults, counts } = await simulateInbound({ seed, messages: 40, faults: 0.1 })
    if (faults.length > 0) red[seed] = faults
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
  }
  if (process.env.SIM_SEEDS) process.stdout.write(`inbound: ${JSON.stringify(sums)}\n`)
  expect(red).toEqual({})
  expect(sums.unsupported).toBeLessThan((sums.messages ?? 0) / 100)
  // otherwise nothing was said about it
  expect(
    [
      'ended',
      'bursts',
      'repeated deliveries',
      'downloads',
      'failed requests',
      'crash-after',
      'crash-before',
      'lost',
    ].filter((name) => !sums[name]),
  ).toEqual([])
})

test('a seed of the channels replays identically', async () => {
  const options = { seed: 3, messages: 30, faults: 0.1 }
  expect(await simulateInbound(options)).toEqual(await simulateInbound(options))
})
