import { expect, test } from 'vitest'
import { isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { creditHistory } from './credit-history.ts'
import { design, type Faults, type Rules } from './history/rules.ts'

const HISTORIES = isWholeSweep ? 4000 : 400
/** Of a mutant: it may stop at its first fault. */
const MOST_HISTORIES = 6000

const namesOf = (faults: Faults): string[] =>
  Object.entries(faults).flatMap(([name, count]) => (count > 0 ? [name] : []))

test(`${HISTORIES} histories of the design have no fault`, { timeout: 600_000 }, () => {
  const red: Record<number, string[]> = {}
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const names = namesOf(creditHistory(seed, design))
    if (names.length > 0) red[seed] = names
  }
  expect(red).toEqual({})
})

/** Each with the first seed that showed it: where the search begins, so that a rare fault costs no more than a common one. */
const mutants = [
  ['listed', 'sum', 1],
  ['strict', 'overCap', 1296],
  ['returned', 'early', 10],
  ['raised', 'early', 21],
  ['origin', 'sum', 1],
  ['oldHold', 'sum', 2],
  ['fence', 'unheld', 26],
  ['turns', 'twice', 54],
  ['seen', 'twice', 1],
  ['recall', 'refused', 5],
  ['ownHold', 'stuck', 1575],
  ['roundCap', 'overCap', 41],
  ['lowered', 'overCap', 509],
  ['freshFeed', 'overCap', 816],
  ['clawRecalls', 'debt', 5],
  ['moves', 'expiry', 272],
  ['again', 'expiry', 1],
  ['usedOnly', 'expiry', 1],
  ['debtFirst', 'expiry', 324],
  ['atOnce', 'refused', 1],
  ['waitApart', 'expiry', 1],
  ['waitUse', 'expiry', 32],
  ['tidy', 'stray', 5],
  ['oneSize', 'churn', 4],
  ['eraseCloses', 'sum', 21],
  ['chargeId', 'chargedTwice', 1],
] as const satisfies readonly (readonly [keyof Rules, keyof Faults, number])[]

test.each(mutants)('without %s a history has the fault %s', { timeout: 600_000 }, (rule, fault, first) => {
  const mutant = { ...design, [rule]: false }
  const seeds = Array.from({ length: MOST_HISTORIES }, (_, at) => first + at)
  expect(seeds.some((seed) => creditHistory(seed, mutant)[fault] > 0)).toBe(true)
})

test('each rule has a mutant', () => {
  expect(Object.keys(design).sort()).toEqual([...mutants.map(([rule]) => rule)].sort())
})
