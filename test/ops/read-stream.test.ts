import { expect, test } from 'vitest'
import { readStream } from '#functions/ops/canary/read-stream'

const stream = (...events: readonly object[]) =>
  events.map((one) => `event: x\ndata: ${JSON.stringify(one)}\n\n`).join(': still here\n\n')
const accepted = { type: 'accepted', messageId: '1', queued: false }
const delta = { type: 'delta', text: 'Hello' }
const done = { type: 'done', messageId: '2', message: { text: 'Hello' } }
const state = { type: 'state', state: 'ai-chatting' }

test('a stream that was accepted, written, committed and ended with the state names its answer', () => {
  expect(readStream(stream(accepted, { type: 'step', text: 'Reading' }, delta, done, state))).toEqual({
    messageId: '2',
  })
})

test.each([
  ['is empty', ''],
  ['was cut off', stream(accepted, delta)],
  ['was written by nobody', stream(accepted, { type: 'accepted', messageId: '1', queued: true })],
  ['failed', stream(accepted, { type: 'error', code: 'unavailable', message: 'no' })],
  ['committed nothing', stream(accepted, delta, state)],
  ['committed an empty answer', stream(accepted, delta, { ...done, message: { text: '' } }, state)],
])('one that %s is none', (_, text) => {
  expect(() => readStream(text)).toThrow()
})
