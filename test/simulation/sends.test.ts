import { expect, test } from 'vitest'
import { simulateSends } from './sends/simulate-sends.ts'

const seeds = Number(process.env.SIM_SEEDS ?? 40)

test(`no message to a provider is sent twice, inverted or forgotten, by one worker per account, over ${seeds} seeds`, {
  timeout: seeds * 60_000,
}, async () => {
  const red: Record<number, readonly string[]> = {}
  const sums: Record<string, number> = {}
  for (let seed = 1; seed <= seeds; seed++) {
    const { broken, counts } = await simulateSends({ seed, faults: 0.08 })
    if (broken.length > 0) red[seed] = broken
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
  }
  if (process.env.SIM_SEEDS) process.stdout.write(`sends: ${JSON.stringify(sums)}\n`)
  expect(red).toEqual({})
  // otherwise nothing was said about it
  const happened = ['sent', 'failed', 'unknown', 'limited', 'lost', 'never', 'unreachable', 'crash-after', 'slow']
  expect(happened.filter((name) => !sums[name])).toEqual([])
})

test('a seed replays identically', async () => {
  const run = async () => {
    const { broken, counts } = await simulateSends({ seed: 5, faults: 0.08 })
    return { broken, counts }
  }
  // what is loaded late passes time once
  await run()
  expect(await run()).toEqual(await run())
})

test('a bot that is limited for a minute and then hangs for one does not delay another: its p99 stays within 1.5 times', {
  timeout: 60_000,
}, async () => {
  const p99 = async (troubled: readonly string[]): Promise<number> => {
    const took: number[] = []
    for (let seed = 1; seed <= 12; seed++) {
      // both bots send all the time of the trouble, and a little longer
      const { tookMs, broken, counts } = await simulateSends({
        seed,
        faults: 0,
        messages: 60,
        pauseMs: 25_000,
        troubled,
      })
      expect(broken).toEqual([])
      expect(Boolean(counts['told to wait'] && counts.hangs)).toBe(troubled.length > 0)
      took.push(...tookMs('11'))
    }
    expect(took).toHaveLength(12 * 30)
    return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0
  }
  const [alone, beside] = [await p99([]), await p99(['22'])]
  if (process.env.SIM_SEEDS) process.stdout.write(`p99 ${alone} ms, beside a bot in trouble ${beside} ms\n`)
  expect(beside / alone).toBeLessThanOrEqual(1.5)
})
