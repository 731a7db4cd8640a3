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

test.each([
  ['listed', 'sum'],
  ['strict', 'overCap'],
  ['returned', 'early'],
  ['origin', 'sum'],
  ['oldHold', 'sum'],
  ['fence', 'unheld'],
  ['turns', 'twice'],
  ['recall', 'refused'],
  ['roundCap', 'overCap'],
  ['clawRecalls', 'debt'],
  ['moves', 'expiry'],
  ['again', 'expiry'],
  ['usedOnly', 'expiry'],
  ['debtFirst', 'stuck'],
  ['eraseCloses', 'sum'],
  ['chargeId', 'chargedTwice'],
] as const satisfies readonly (readonly [keyof Rules, keyof Faults])[])(
  'without %s a history has the fault %s',
  { timeout: 600_000 },
  (rule, fault) => {
    const mutant = { ...design, [rule]: false }
    const seeds = Array.from({ length: MOST_HISTORIES }, (_, at) => at + 1)
    expect(seeds.some((seed) => creditHistory(seed, mutant)[fault] > 0)).toBe(true)
  },
)
