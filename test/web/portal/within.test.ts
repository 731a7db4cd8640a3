import { afterEach, expect, test, vi } from 'vitest'
import { TimedOut, within } from '#web/portal/log-in/within.ts'

afterEach(() => vi.useRealTimers())

test('work that is done in time is done, and its failure is its own', async () => {
  await within(10_000, async (isOver) => expect(isOver()).toBe(false))
  await expect(
    within(10_000, async () => {
      throw new Error('wrong password')
    }),
  ).rejects.toThrow('wrong password')
})

test('work that takes longer is given up, and learns that nobody waits for it', async () => {
  vi.useFakeTimers()
  let late: (() => boolean) | undefined
  const work = within(10_000, (isOver) => {
    late = isOver
    return new Promise(() => undefined)
  })
  const given = expect(work).rejects.toBeInstanceOf(TimedOut)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(late?.()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await given
  expect(late?.()).toBe(true)
})
