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
const told = turn('agent', 'Two pounds', '03')

test('what a conversation had before the page opened it is no news', () => {
  expect(eventsBetween(initialState, ready(hello, asked, told))).toEqual([])
})

test('a message is new once the server has it, and an answer of anybody is a turn', () => {
  const sending = turn('visitor', 'How much?')
  expect(eventsBetween(ready(hello), ready(hello, sending))).toEqual([])
  expect(eventsBetween(ready(hello, sending), ready(hello, asked))).toEqual([
    { type: 'new_message', role: 'visitor', text: 'How much?', messageId: '02' },
  ])
  const person = turn('person', 'I am Ines', '04')
  expect(eventsBetween(ready(hello, asked), ready(hello, asked, told, person))).toEqual([
    { type: 'new_message', role: 'agent', text: 'Two pounds', messageId: '03' },
    { type: 'new_turn', messageId: '03' },
    { type: 'new_message', role: 'person', text: 'I am Ines', messageId: '04' },
    { type: 'new_turn', messageId: '04' },
  ])
})

test('a restart is told once, and the new greeting is none of its turns', () => {
  const restarted: ChatState = { ...initialState, turns: [] }
  expect(eventsBetween(ready(hello, asked, told), restarted)).toEqual([{ type: 'chat_restart' }])
  expect(eventsBetween(restarted, ready(turn('agent', 'Hello', '11')))).toEqual([])
})
