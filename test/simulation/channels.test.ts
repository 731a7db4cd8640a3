import { expect, test } from 'vitest'
import { randomSeed } from '#test/support/sweeps/chosen-cells'
import { runInProcesses } from './channels/run-in-processes.ts'
import { runSeeds } from './channels/run-seeds.ts'
import { simulateChannels } from './channels/simulate-channels.ts'

const seeds = Number(process.env.SIM_SEEDS ?? 12)
/** With what providers report and repeat about a thousand deliveries a seed. */
const messages = Number(process.env.SIM_MESSAGES ?? (process.env.SIM_SEEDS ? 180 : 100))
// without a number, those that the commit chooses: over some commits many have their turn
const first = 1 + (Math.abs(randomSeed) % 100_000)

test(`on all channels every message is kept and answered once, in order, charged once and sent once or shown as unknown, over ${seeds} seeds`, {
  timeout: seeds * 60_000,
}, async () => {
  const { red, sums } = process.env.SIM_SEEDS
    ? await runInProcesses(seeds, messages)
    : await runSeeds({ first, count: seeds, step: 1, messages })
  if (process.env.SIM_SEEDS) process.stdout.write(`channels: ${JSON.stringify(sums)}\n`)
  expect(red).toEqual({})
  expect(sums.replies).toBeLessThan(sums.messages ?? 0)
  // otherwise nothing was said about it
  const common = [
    ['takeovers', 'bursts', 'answered together', 'quick messages', 'files', 'charges', 'failed requests'],
    ['repeated requests', 'bodies of several tenants', 'statuses', 'echoes and receipts'],
    ['conflict', 'lost', 'crash-before', 'crash-after', 'failed consumers', 'shown as sent', 'kept'],
  ].flat()
  // what a dozen seeds may go without
  const rare = [
    ['ended', 'refused deliveries', 'refused', 'slow', 'failed sweeps', 'merged', 'not deferred'],
    ['timed out after', 'timed out before', '5xx', 'limited', 'unreachable', 'crash before', 'crash after'],
    ['shown as read', 'shown as failed', 'shown as unknown'],
  ].flat()
  const expected = seeds < 100 ? common : [...common, ...rare]
  expect(expected.filter((name) => !sums[name])).toEqual([])
})

test('a seed of the channels replays identically', async () => {
  const options = { seed: 3, messages: 60, faults: 0.15 }
  // what is loaded late passes time once, which may lead to more of it
  await simulateChannels(options)
  await simulateChannels(options)
  expect(await simulateChannels(options)).toEqual(await simulateChannels(options))
})
