import { expect, test } from 'vitest'
import type { FleetCopy } from '#shared/fleet/schema'
import { groupsOf, newPlan, type Plan, place, pushOf, startAfter, take } from '#web/features/fleet/plan/plan.ts'

const copy = (agentId: string, more: Partial<FleetCopy> = {}): FleetCopy => ({
  agentId,
  title: agentId,
  picture: '',
  sourceId: 'source',
  organisations: [],
  from: 14,
  liveVersion: 3,
  lastModified: 100,
  hasDraft: false,
  counts: { takes: 2, kept: 1, same: 0 },
  ...more,
})
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => copy(id))
const ids = (copies: readonly FleetCopy[], plan: Plan) => {
  const { stages, leftOut } = groupsOf(copies, plan)
  return { stages: stages.map((stage) => stage.map(({ agentId }) => agentId).join('')), leftOut: leftOut.length }
}

test('few copies get the changes first, and every copy is in one stage', () => {
  expect(ids(six, newPlan).stages).toEqual(['ab', 'cdef'])
  expect(ids(six, { ...newPlan, stages: 1 }).stages).toEqual(['abcdef'])
  expect(ids(six, { ...newPlan, stages: 3 }).stages).toEqual(['ab', 'cd', 'ef'])
  expect(ids(six.slice(0, 2), newPlan).stages).toEqual(['a', 'b'])
  expect(ids(six.slice(0, 1), { ...newPlan, stages: 3 }).stages).toEqual(['a', '', ''])
  expect(ids([], newPlan)).toEqual({ stages: ['', ''], leftOut: 0 })
})

test('a copy stays in the stage in which it was placed, and a stage that is gone is the last one', () => {
  const placed = place(place({ ...newPlan, stages: 3 }, 'f', 0), 'a', 2)
  expect(ids(six, placed).stages).toEqual(['bf', 'cd', 'ae'])
  expect(ids(six, { ...placed, stages: 2 }).stages).toEqual(['bf', 'acde'])
})

test('a copy with a draft or in another push cannot be chosen; one with nothing to take is left out until it is chosen', () => {
  const copies = [
    copy('a'),
    copy('b', { hasDraft: true }),
    copy('c', { pushId: 'P' }),
    copy('d', { counts: { takes: 0, kept: 0, same: 3 } }),
  ]
  expect(ids(copies, newPlan)).toEqual({ stages: ['a', ''], leftOut: 3 })
  const forced = ['b', 'c', 'd'].reduce<Plan>((plan, id) => place(plan, id, 'in'), newPlan)
  expect(ids(copies, forced)).toEqual({ stages: ['a', 'd'], leftOut: 2 })
  expect(ids(copies, place(newPlan, 'a', 'out'))).toEqual({ stages: ['', ''], leftOut: 4 })
})

test('what is sent names each copy as it was seen, with what it takes, and has no stage without copies', () => {
  const plan = startAfter(take(place(place({ ...newPlan, stages: 3 }, 'a', 2), 'b', 2), 'b', 'x', true), 2, 60)
  const sent = pushOf(groupsOf(six.slice(0, 2), plan), plan, ({ agentId }) => (agentId === 'b' ? 200 : 100))
  expect(sent).toEqual({
    stages: [{}],
    targets: [
      { agentId: 'a', lastModified: 100, stage: 0, takeNew: [] },
      { agentId: 'b', lastModified: 200, stage: 0, takeNew: ['x'] },
    ],
  })
  const timed = startAfter({ ...newPlan, stages: 3 }, 2, 60)
  expect(pushOf(groupsOf(six, timed), timed, () => 1).stages).toEqual([{}, {}, { afterMinutes: 60 }])
})

test('the new is taken and given back setting by setting', () => {
  const both = take(take(newPlan, 'a', 'x', true), 'a', 'y', true)
  expect(both.takeNew.a).toEqual(['x', 'y'])
  expect(take(both, 'a', 'x', true).takeNew.a).toEqual(['y', 'x'])
  expect(take(both, 'a', 'x', false).takeNew).toEqual({ a: ['y'] })
})
