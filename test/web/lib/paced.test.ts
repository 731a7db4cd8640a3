import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from '#web/lib/live/paced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that takes so long, and when each run began. */
const workOf = (takesMs: number, fails = false) => {
  const started: number[] = []
  const from = Date.now()
  const work = async () => {
    started.push(Date.now() - from)
    await new Promise((resolve) => setTimeout(resolve, takesMs))
    if (fails) throw new Error('refused')
  }
  return { started, work }
}

test('the first call runs at once, all calls of the next second are one more run', async () => {
  const { started, work } = workOf(10)
  const pace = paced(work, 1000)
  for (let calls = 0; calls < 40; calls++) {
    pace.call()
    await vi.advanceTimersByTimeAsync(50)
  }
  await vi.advanceTimersByTimeAsync(5000)
  expect(started).toEqual([0, 1000, 2000])
})

test('a call during a run leads to another run after it, never to two at a time', async () => {
  const { started, work } = workOf(3000)
  const pace = paced(work, 1000)
  pace.call()
  await vi.advanceTimersByTimeAsync(2999)
  pace.call()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started).toEqual([0, expect.toSatisfy((at: number) => at >= 3000)])
})

test('a failed run does not end it', async () => {
  const { started, work } = workOf(10, true)
  const pace = paced(work, 1000)
  pace.call()
  pace.call()
  await vi.advanceTimersByTimeAsync(5000)
  expect(started).toEqual([0, 1000])
})

test('after stopping, what was still wanted is not run', async () => {
  const { started, work } = workOf(10)
  const pace = paced(work, 1000)
  pace.call()
  pace.call()
  pace.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(started).toEqual([0])
})
