import { expect, test } from 'vitest'
import { isWholeSweep, randomSeed } from '#test/support/sweeps/chosen-cells'
import { lotHistory } from './lot-history.ts'

/** All take some four minutes of processor time, so continuous integration looks at a tenth, which its commit chooses. */
const HISTORIES = process.env.CI_RUN ? 1_000 : isWholeSweep ? 10_000 : 100

/** Histories that were red once: what they found. */
const FOUND = { 7292: 'a run read the account, stalled, and ended the lot once its time was over' }

test.each(Object.entries(FOUND))('history %s stays right: %s', async (seed) => {
  expect((await lotHistory(Number(seed))).faults).toEqual([])
})

test(`lots of ${HISTORIES} random histories take what was not used, and nothing else`, {
  timeout: 1_200_000,
}, async () => {
  const first = HISTORIES === 10_000 ? 1 : Math.abs(randomSeed) % 10_000
  const red: Record<number, readonly string[]> = {}
  for (let seed = first; seed < first + HISTORIES; seed++) {
    const { faults } = await lotHistory(seed)
    if (faults.length > 0) red[seed] = faults
  }
  expect(red).toEqual({})
})
