import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CheckState, delayedCheck } from '#web/ui/input/delayed-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (check: (value: string) => Promise<string | undefined>) => {
  const states: CheckState[] = []
  const asked: string[] = []
  const checking = delayedCheck({
    check: (value) => {
      asked.push(value)
      return check(value)
    },
    onState: (state) => states.push(state),
  })
  return { ...checking, states, asked }
}

test('the last of many values is checked, two seconds after it', async () => {
  const { start: check, states, asked } = start(async () => undefined)
  for (const value of ['c', 'ca', 'car']) check(value)
  await vi.advanceTimersByTimeAsync(1999)
  expect(asked).toEqual([])
  expect(states.at(-1)).toEqual({ kind: 'checking' })
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['car'])
  expect(states.at(-1)).toEqual({ kind: 'valid' })
})

test('an invalid value has a message, and so has a failed check', async () => {
  const { start: check, states } = start(async (value) => {
    if (value === 'down') throw new Error('The connection failed.')
    return 'Taken already.'
  })
  check('cardinal')
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toEqual({ kind: 'invalid', message: 'Taken already.' })
  check('down')
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toEqual({ kind: 'invalid', message: 'The connection failed.' })
})

test('a result for an earlier value does not affect the current one', async () => {
  let answerFirst = (_: string | undefined) => {}
  const { start: check, states } = start((value) =>
    value === 'first' ? new Promise((resolve) => (answerFirst = resolve)) : Promise.resolve(undefined),
  )
  check('first')
  await vi.advanceTimersByTimeAsync(2000)
  check('second')
  answerFirst('Taken already.')
  await vi.runAllTimersAsync()
  expect(states.map(({ kind }) => kind)).toEqual(['checking', 'checking', 'valid'])
})

test('an emptied field is not checked, and neither is one that unmounted', async () => {
  const { start: check, stop, states, asked } = start(async () => undefined)
  check('a')
  check(' ')
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toEqual({ kind: 'idle' })
  check('b')
  stop()
  await vi.runAllTimersAsync()
  expect(asked).toEqual([])
})
