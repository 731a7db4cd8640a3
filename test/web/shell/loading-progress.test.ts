import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadingProgress } from '#web/shell/states/loading-progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Whether the screen may close, after the timers of so many milliseconds. */
const isClosedAfter = async (done: Promise<void>, ms: number) => {
  let isClosed = false
  done.then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isClosed
}

test('the progress grows stage by stage and does not pass 85 before everything is loaded', () => {
  const percents = ([1, 2, 3] as const).map((stage) => {
    loadingProgress.reach(stage)
    return loadingProgress.read().percent
  })
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  expect(percents.at(-1)).toBe(85)
})

test('when everything is loaded it is 100, and a visible screen closes 300 ms later', async () => {
  const seen: number[] = []
  const hide = loadingProgress.subscribe(() => seen.push(loadingProgress.read().percent))
  const done = loadingProgress.finish()
  expect(seen).toEqual([100])
  expect(await isClosedAfter(done, 299)).toBe(false)
  expect(await isClosedAfter(done, 1)).toBe(true)
  hide()
})

test('a load without a visible screen does not wait', async () => {
  expect(await isClosedAfter(loadingProgress.finish(), 0)).toBe(true)
})
