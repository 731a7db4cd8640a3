import { afterEach, beforeEach, expect, test } from 'vitest'
import { handler as refreshDue } from '#functions/knowledge/refresh/refresh-due'
import { movingRefresh } from '#functions/knowledge/refresh/store'
import { sources } from '#functions/knowledge/store'
import { commit } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const HOUR = 3_600_000
const START = 1_800_000_000_000
const agentId = 'agent-of-many-pages'

let region: TestRegion
let undo: () => void
let now = START
/** How long each look at the clock takes. */
let stepMs = 0
beforeEach(async () => {
  region = await startRegion()
  now = START
  stepMs = 0
  undo = replaceWorld({
    now: () => {
      now += stepMs
      return now
    },
  })
})
afterEach(async () => {
  undo()
  await region.stop()
})

/** Pages that are refreshed every six hours and due, the first one the longest. */
const storeDue = async (count: number, more: (at: number) => object = () => ({})): Promise<void> => {
  for (let at = 0; at < count; at++) {
    const id = `source-${String(at).padStart(4, '0')}`
    const nextAt = START - HOUR + at
    const page = { url: `https://shop.example/${id}`, title: id, chunkCount: 1, tags: [] }
    const state = {
      status: 'indexed',
      attempt: `attempt-${at}`,
      startedAt: START - 7 * HOUR,
      createdAt: START - 7 * HOUR,
    }
    await sources.save({
      ...{ workspaceId: 'workspace-1', agentId, id, type: 'url', refreshEvery: '6h', nextAt, ...page, ...state },
      ...more(at),
    } as Parameters<typeof sources.save>[0])
    await commit(movingRefresh({ agentId, id }, nextAt))
  }
}
const run = () => refreshDue({}, lambdaContext())
const rows = (kind: string) => region.rows().filter((row) => row.kind === kind)
const queued = () => rows('source').filter(({ status }) => status === 'queued')
const first = () => rows('source').find(({ id }) => id === 'source-0000')
/** As after a rollback: a release that knew one more kind of source stored it. */
const unreadable = (at: number) => (at === 0 ? { type: 'unknown' } : {})

test('a source that cannot be read stops no other’s refresh', async () => {
  await storeDue(16, unreadable)
  await run()
  expect(queued()).toHaveLength(15)
})

test('one run refreshes more sources of a shard than it reads at once', async () => {
  await storeDue(400)
  await run()
  expect(queued()).toHaveLength(400)
  expect(rows('refresh').every(({ at }) => Number(at) === START + 6 * HOUR)).toBe(true)
})

test('a source that keeps failing is put off for longer each time, and after five attempts it shows as failed', async () => {
  await storeDue(1, unreadable)
  for (const attempts of [1, 2, 3, 4, 5]) {
    await run()
    expect(rows('refresh')).toMatchObject([{ attempts }])
    // before its next time it is not tried
    await run()
    expect(rows('refresh')).toMatchObject([{ attempts }])
    now += attempts * HOUR
  }
  expect(first()).toMatchObject({ status: 'indexed' })
  await run()
  expect(first()).toMatchObject({ status: 'failed', errorCode: 'interrupted', failures: 1, nextAt: now + 168 * HOUR })
  expect(rows('refresh')).toMatchObject([{ at: now + 168 * HOUR }])
  expect(rows('refresh')[0]).not.toHaveProperty('attempts')
})

test('a run ends before its function does, and the next one goes on where it ended', async () => {
  await storeDue(60)
  stepMs = 2_000
  await run()
  const { length } = queued()
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(60)
  expect(now - START).toBeLessThan(300_000)
  for (let runs = 0; runs < 10; runs++) await run()
  expect(queued()).toHaveLength(60)
})
