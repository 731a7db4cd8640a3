import { expect, test } from 'vitest'
import type { Push, PushTarget } from '#shared/fleet/schema'
import { canUndo, nextStage, stagesOf } from '#web/features/fleet/push/progress-of.ts'

const push = (more: Partial<Push> = {}): Push => ({
  id: 'P',
  sourceId: 'source',
  sourceTitle: 'Reception base',
  version: 15,
  state: 'waiting',
  stages: [{}, {}],
  stage: 0,
  by: 'owner',
  startedAt: 1000,
  undoUntil: 9000,
  targets: 3,
  ...more,
})
const target = (state: PushTarget['state'], stage: number): PushTarget => ({
  agentId: `${state}${stage}`,
  title: state,
  picture: '',
  organisations: [],
  stage,
  state,
  from: 14,
  takeNew: [],
  counts: { takes: 1, kept: 0, same: 0 },
  at: 1,
})

test('a stage is done, under way, to come, or done with copies that were left as they are', () => {
  const states = (given: Partial<Push>, targets: PushTarget[]) =>
    stagesOf(push(given), targets).map(({ state }) => state)
  expect(states({}, [target('published', 0), target('waits', 1)])).toEqual(['done', 'next'])
  expect(states({ state: 'running' }, [target('waits', 0), target('waits', 1)])).toEqual(['now', 'next'])
  expect(states({}, [target('published', 0), target('changed', 0), target('waits', 1)])).toEqual(['failed', 'next'])
  expect(states({ state: 'stopped' }, [target('published', 0), target('left-out', 1)])).toEqual(['done', 'next'])
})

test('a person starts the next stage, or goes on with the paused one; an ended push starts none', () => {
  expect(nextStage(push(), [target('published', 0), target('waits', 1)])).toBe(1)
  expect(nextStage(push({ state: 'paused' }), [target('waits', 0), target('waits', 1)])).toBe(0)
  expect(nextStage(push({ state: 'paused' }), [target('published', 0), target('waits', 1)])).toBe(1)
  expect(nextStage(push({ state: 'running' }), [target('waits', 0)])).toBeUndefined()
  expect(nextStage(push({ state: 'done', stage: 1 }), [target('published', 1)])).toBeUndefined()
})

test('a push is undone while its time lasts and a copy has the changes', () => {
  expect(canUndo(push(), [target('published', 0)], 8999)).toBe(true)
  expect(canUndo(push(), [target('published', 0)], 9000)).toBe(false)
  expect(canUndo(push(), [target('changed', 0)], 2000)).toBe(false)
  expect(canUndo(push({ state: 'undoing' }), [target('published', 0)], 2000)).toBe(false)
})
