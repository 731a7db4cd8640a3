import { expect, it } from 'vitest'
import { attempt } from '#lib/database/commit'
import {
  above,
  absent,
  absentOr,
  absentOrBelow,
  atLeast,
  atMost,
  below,
  fewerThan,
  is,
  not,
  present,
} from '#lib/database/condition'
import { type EngineUnderTest, things } from './engine-under-test.ts'

/** Conditions are judged alike. */
export const conditionsConform = ({ id }: EngineUnderTest): void => {
  const conditions = [
    ['is', is(3)],
    ['is another', is(4)],
    ['is a text', is('3')],
    ['not', not(3)],
    ['not another', not(4)],
    ['atLeast', atLeast(3)],
    ['atLeast more', atLeast(4)],
    ['atMost', atMost(3)],
    ['atMost less', atMost(2)],
    ['below', below(3)],
    ['below more', below(4)],
    ['above', above(3)],
    ['above less', above(2)],
    ['above a text', { op: 'above', value: 'a' }],
    ['absent', absent],
    ['present', present],
    ['absentOr', absentOr(3)],
    ['absentOr another', absentOr(4)],
    ['absentOrBelow', absentOrBelow(3)],
    ['absentOrBelow more', absentOrBelow(4)],
    ['is true', is(true)],
    ['not true', not(true)],
  ] as const
  const verdicts: Record<string, readonly [onNumber: boolean, onNothing: boolean]> = {
    is: [true, false],
    'is another': [false, false],
    'is a text': [false, false],
    not: [false, true],
    'not another': [true, true],
    atLeast: [true, false],
    'atLeast more': [false, false],
    atMost: [true, false],
    'atMost less': [false, false],
    below: [false, false],
    'below more': [true, false],
    above: [false, false],
    'above less': [true, false],
    'above a text': [false, false],
    absent: [false, true],
    present: [true, false],
    absentOr: [true, true],
    'absentOr another': [false, true],
    absentOrBelow: [false, true],
    'absentOrBelow more': [true, true],
    'is true': [false, false],
    'not true': [true, true],
  }
  it.each(conditions)('judges "%s" against 3, against no attribute and against no item', async (name, condition) => {
    const [onNumber, onNothing] = verdicts[name] ?? [false, false]
    const thing = { id: id(), part: 'a', count: 3, word: 'w' }
    await things.save(thing)
    const judged = async (part: string, attribute: string) =>
      (await attempt([things.checking({ id: thing.id, part }, { [attribute]: condition })])).committed
    expect(await judged('a', 'count')).toBe(onNumber)
    expect(await judged('a', 'unknown')).toBe(onNothing)
    expect(await judged('missing', 'count')).toBe(onNothing)
  })

  it('counts the members of a set', async () => {
    const thing = { id: id(), part: 'a' }
    const isFewer = async (limit: number, part = 'a') =>
      (await attempt([things.checking({ id: thing.id, part }, { names: fewerThan(limit) })])).committed
    await things.save(thing)
    expect(await isFewer(1)).toBe(true)
    expect(await isFewer(1, 'missing')).toBe(true)
    await attempt([things.changing(thing, { include: { names: ['x', 'y'] } })])
    expect(await isFewer(2)).toBe(false)
    expect(await isFewer(3)).toBe(true)
    expect(
      (await attempt([things.changing(thing, { include: { names: ['z'] } }, { names: fewerThan(2) })])).committed,
    ).toBe(false)
  })

  it('requires all conditions', async () => {
    const thing = { id: id(), part: 'a', count: 3, word: 'w' }
    await things.save(thing)
    expect((await attempt([things.checking(thing, { count: is(3), word: is('w') })])).committed).toBe(true)
    expect((await attempt([things.checking(thing, { count: is(3), word: is('v') })])).committed).toBe(false)
  })
}
