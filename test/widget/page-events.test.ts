import { expect, test } from 'vitest'
import { type ChatState, initialState, type Turn } from '#widget/session/state/chat-state.ts'
import { eventsBetween } from '#widget/session/state/events-between.ts'

const turn = (role: Turn['role'], text: string, id?: string): Turn => ({
  key: text,
  id,
  role,
  text,
  at: 0,
  delivery: id ? 'sent' : 'sending',
})
const ready = (...turns: Turn[]): ChatState => ({ ...initialState, phase: 'ready', turns })
const hello = turn('agent', 'Hello', '01')
const asked = turn('visitor', 'How much?', '02')
const reply = turn('agent', 'Two pounds', '03')

test('what a conversation had before the page opened it is no news', () => {
  expect(eventsBetween(initialState, ready(hello, asked, reply))).toEqual([])
})

test('a message is new once the server has stored it, and any answer completes a turn', () => {
  const sending = turn('visitor', 'How much?')
  expect(eventsBetween(ready(hello), ready(hello, sending))).toEqual([])
  expect(eventsBetween(ready(hello, sending), ready(hello, asked))).toEqual([
    { type: 'new_message', role: 'visitor', text: 'How much?', messageId: '02' },
  ])
  const person = turn('person', 'I am Ines', '04')
  expect(eventsBetween(ready(hello, asked), ready(hello, asked, reply, person))).toEqual([
    { type: 'new_message', role: 'agent', text: 'Two pounds', messageId: '03' },
    { type: 'new_turn', messageId: '03' },
    { type: 'new_message', role: 'person', text: 'I am Ines', messageId: '04' },
    { type: 'new_turn', messageId: '04' },
  ])
})

test('a restart is published once, and the new greeting is not one of its turns', () => {
  const restarted: ChatState = { ...initialState, turns: [] }
  expect(eventsBetween(ready(hello, asked, reply), restarted)).toEqual([{ type: 'chat_restart' }])
  expect(eventsBetween(restarted, ready(turn('agent', 'Hello', '11')))).toEqual([])
})
