import { expect, test } from 'vitest'
import type { Message } from '#shared/conversations/schema'
import { initialState, type Turn } from '#widget/session/state/chat-state.ts'
import { mergeMessages } from '#widget/session/state/merge-messages.ts'
import { newestId } from '#widget/session/state/newest-id.ts'
import { reduceChat } from '#widget/session/state/reduce-chat.ts'

const visitor = (id: string, clientId: string): Message => ({ id, clientId, role: 'visitor', text: clientId, at: 0 })
const agent = (id: string, text = id): Message => ({ id, role: 'agent', text, at: 0 })
const sending = (clientId: string): Turn => ({
  key: clientId,
  clientId,
  role: 'visitor',
  text: clientId,
  at: 0,
  delivery: 'sending',
})
const texts = (turns: readonly Turn[]) => turns.map(({ text }) => text)

test('a message of one’s own that the history brings first is the one that was being sent', () => {
  const merged = mergeMessages([sending('hello')], [visitor('02', 'hello')])
  expect(merged).toEqual([expect.objectContaining({ id: '02', key: 'hello', delivery: 'sent' })])
})

test('messages are in the order of their commits, before those still to be sent', () => {
  const known = mergeMessages([], [agent('01'), agent('05')])
  expect(texts(mergeMessages([...known, sending('next')], [agent('03'), agent('07')]))).toEqual([
    '01',
    '03',
    '05',
    '07',
    'next',
  ])
})

test('the same messages twice change nothing', () => {
  const messages = [agent('01'), visitor('02', 'a'), agent('03')]
  const once = mergeMessages([], messages)
  expect(mergeMessages(once, messages)).toEqual(once)
})

test('a stopped answer takes the first reply that comes, and only that', () => {
  const stopped: Turn = { key: 's', role: 'agent', text: 'A very', at: 0, delivery: 'sent', isStopped: true }
  const merged = mergeMessages(mergeMessages([stopped], [agent('03', 'A very long answer')]), [agent('05', 'Another')])
  expect(texts(merged)).toEqual(['A very', 'Another'])
  expect(merged[0]?.id).toBe('03')
})

test('a stopped answer stays where it was stopped, above what was sent before it was committed', () => {
  const stopped: Turn = { key: 's', role: 'agent', text: 'A very', at: 0, delivery: 'sent', isStopped: true }
  const settled = mergeMessages([stopped, ...mergeMessages([], [visitor('03', 'next')])], [agent('05', 'Whole')])
  expect(texts(mergeMessages(settled, [visitor('04', 'other tab')]))).toEqual(['A very', 'next', 'other tab'])
})

test('a stopped answer that was never committed stays above what is said after it', () => {
  const stopped: Turn = { key: 's', role: 'agent', text: 'A very', at: 0, delivery: 'sent', isStopped: true }
  const turns = [...mergeMessages([], [visitor('01', 'question')]), stopped, sending('draft')]
  expect(texts(mergeMessages(turns, [visitor('03', 'other tab')]))).toEqual([
    'question',
    'A very',
    'other tab',
    'draft',
  ])
})

test('a reconnect goes on after the newest message of others: a later one of one’s own may still be owed an answer', () => {
  const turns = mergeMessages([], [agent('01'), agent('03'), visitor('04', 'burst')])
  expect(newestId(turns)).toBe('03')
  expect(newestId([])).toBeUndefined()
})

test('a reply settles what had no answer, and ends the words that were growing', () => {
  const asked = reduceChat(initialState, {
    type: 'said',
    turn: { ...sending('a'), delivery: 'unanswered', error: 'x' },
  })
  const writing = reduceChat(asked, { type: 'text', text: 'half' })
  const done = reduceChat(writing, { type: 'committed', messages: [agent('09', 'whole')] })
  expect(done.turns.map(({ delivery, error }) => [delivery, error])).toEqual([
    ['sent', undefined],
    ['sent', undefined],
  ])
  expect(done.writing?.text).toBe('')
})

test('an answer that is refused for good leaves nothing growing', () => {
  const writing = reduceChat(initialState, { type: 'text', text: 'half' })
  const refused = reduceChat(writing, { type: 'refused', clientId: 'a', delivery: 'unanswered', error: 'No model.' })
  expect(refused.writing).toBeUndefined()
})
