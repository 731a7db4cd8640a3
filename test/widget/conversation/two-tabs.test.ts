import { expect, test } from 'vitest'
import { conversationFixture, GREETING, log, soon, storage } from '#test/support/widget/conversation-fixture'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import type { Seen } from '#test/support/widget/host/host-control'
import { gate } from '#test/support/worlds/gate'
import { savedTicket } from '#widget/session/saved-ticket.ts'

const { fixture, tab } = conversationFixture()

test.each([true, false])('two tabs show one conversation (live: %s)', async (hasLive) => {
  fixture.host.control.hasLive = hasLive
  const remembered = storage()
  const [left, right] = [tab(remembered), tab(remembered)]
  await left.open()
  await right.open()
  const middle = gate()
  fixture.host.control.answer = async function* (sent) {
    await middle.opened
    yield { type: 'delta', text: `You said: ${sent}` }
  }
  left.sendMessage('from the left')
  await soon(() => log(left).at(-1)).toBe('visitor: from the left')
  right.sendMessage('from the right')
  await soon(() => right.get().isAnsweredElsewhere).toBe(true)
  middle.open()
  const whole = ['agent: You said: from the left', 'agent: You said: from the right']
  await soon(() => log(right).filter((line) => line.startsWith('agent: You'))).toEqual(whole)
  await soon(() => right.get().writing).toBeUndefined()
  if (hasLive) await soon(() => log(left).filter((line) => line.startsWith('agent: You'))).toEqual(whole)
  expect(fixture.host.conversations.size).toBe(1)
})

test('a message committed between the history and the subscription is shown', async () => {
  const remembered = storage()
  const [left, right] = [tab(remembered), tab(remembered)]
  await left.open()
  await soon(() => left.live.isConnected()).toBe(true)
  const subscription = gate()
  fixture.host.control.hold = ({ method }) => (method === 'SUBSCRIBE' ? subscription.opened : Promise.resolve())
  await right.open()
  left.sendMessage('from the left')
  const whole = [GREETING, 'visitor: from the left', 'agent: You said: from the left']
  await soon(() => log(left)).toEqual(whole)
  expect(log(right)).toEqual([GREETING])
  subscription.open()
  await soon(() => log(right)).toEqual(whole)
})

test('a conversation that was started here is not requested when the subscription begins', async () => {
  const conversation = tab(storage())
  await conversation.open()
  await soon(() => conversation.live.isConnected()).toBe(true)
  conversation.sendMessage('How much?')
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: How much?')
  await soon(() => conversation.get().writing).toBeUndefined()
  expect(fixture.host.seen.filter(({ method, path }) => method === 'GET' && path.includes('/conversations/'))).toEqual(
    [],
  )
})

test('late messages of a previous conversation are not shown in the next', async () => {
  const remembered = storage()
  const conversation = tab(remembered)
  await conversation.open()
  await soon(() => conversation.live.isConnected()).toBe(true)
  const line = gate()
  const isHistory = ({ method, path }: Seen) => method === 'GET' && /conversations\/\w+/.test(path)
  const { length } = fixture.host.seen.filter(isHistory)
  fixture.host.control.hold = (request) => (isHistory(request) ? line.opened : Promise.resolve())
  const ticket = savedTicket(AGENT_ID, () => remembered).read()
  await fetch(
    `${fixture.host.origin}/chat/eu/v2/public/agents/${AGENT_ID}/conversations/${ticket?.conversationId}/messages`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${ticket?.token}` },
      body: JSON.stringify({ clientId: 'elsewhere', text: 'Said elsewhere' }),
    },
  )
  // it has received the announcement, and requests the history
  await soon(() => fixture.host.seen.filter(isHistory).length).toBeGreaterThan(length)
  await conversation.restart()
  line.open()
  conversation.sendMessage('Anew')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Anew', 'agent: You said: Anew'])
  await soon(() => conversation.get().writing).toBeUndefined()
  expect(log(conversation)).toEqual([GREETING, 'visitor: Anew', 'agent: You said: Anew'])
})

test('a message that is announced during a request for the history is requested again', async () => {
  const conversation = tab(storage())
  await conversation.open()
  await soon(() => conversation.live.isConnected()).toBe(true)
  const line = gate()
  const isHistory = ({ method, path }: Seen) => method === 'GET' && /conversations\/\w+/.test(path)
  let looks = 0
  fixture.host.control.hold = (request) => (isHistory(request) ? line.opened : Promise.resolve())
  // the first request was answered before any message was sent
  fixture.host.control.intercept = (request) =>
    isHistory(request) && ++looks === 1
      ? { status: 200, body: { state: 'ai-chatting', continue: true, messages: [], isAnswering: false } }
      : undefined
  const [only] = fixture.host.conversations.values()
  if (!only) throw new Error('no conversation was begun')
  const { length } = fixture.host.seen.filter(isHistory)
  fixture.host.commit(only, { role: 'person', text: 'I am Amira.' })
  await soon(() => fixture.host.seen.filter(isHistory).length).toBe(length + 1)
  fixture.host.commit(only, { role: 'person', text: 'How can I help?' })
  line.open()
  await soon(() => log(conversation)).toEqual([GREETING, 'person: I am Amira.', 'person: How can I help?'])
})
