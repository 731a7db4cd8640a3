import { expect, test, vi } from 'vitest'
import { conversationFixture, GREETING, log, soon, storage } from '#test/support/widget/conversation-fixture'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { gate } from '#test/support/worlds/gate'
import { savedTicket } from '#widget/session/saved-ticket.ts'

const { fixture, tab } = conversationFixture()

test('a first visit is greeted, a message is answered word by word', async () => {
  const middle = gate()
  fixture.host.control.answer = async function* () {
    yield { type: 'step', text: 'Reading Service menu' }
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
    yield { type: 'delta', text: '£75.' }
  }
  const conversation = tab(storage())
  await conversation.open()
  expect(log(conversation)).toEqual([GREETING])
  conversation.sendMessage('How much?')
  expect(log(conversation)).toEqual([GREETING, 'visitor: How much? (sending)'])
  await soon(() => conversation.get().writing).toMatchObject({ text: 'It is ', step: 'Reading Service menu' })
  expect(log(conversation)).toEqual([GREETING, 'visitor: How much?'])
  middle.open()
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: How much?', 'agent: It is £75.'])
  await soon(() => conversation.get().writing).toBeUndefined()
  const started = fixture.host.seen.find(({ path }) => path.endsWith('/conversations'))
  expect(JSON.parse(started?.body ?? '')).toEqual({
    protocol: 1,
    lang: 'en',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    pageUrl: 'http://shop.example/',
    variables: { plan: 'gold' },
  })
})

test('files attached while a first visit opens belong to its conversation', async () => {
  const conversation = tab(storage())
  const opening = conversation.open()
  const [one, other] = await Promise.all([conversation.getCalls(), conversation.getCalls()])
  await opening
  expect(one.conversationId).toBe(other.conversationId)
  conversation.sendMessage('Here they are')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Here they are', 'agent: You said: Here they are'])
  expect([...fixture.host.conversations.keys()]).toEqual([one.conversationId])
})

test('a user who is identified while a first visit opens continues in their own conversation', async () => {
  const first = gate()
  fixture.host.control.hold = ({ path }) => (path.endsWith('/conversations') ? first.opened : Promise.resolve())
  const conversation = tab(storage())
  const opening = conversation.open()
  await soon(() => fixture.host.seen.length).toBe(1)
  await conversation.identify({ userId: 'ines', hash: 'proven-ines' })
  const { conversationId } = await conversation.getCalls()
  first.open()
  await opening
  expect((await conversation.getCalls()).conversationId).toBe(conversationId)
  expect(log(conversation)).toEqual([GREETING])
})

test('a chat that cannot be loaded says why and can be tried again', async () => {
  fixture.host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/conversations')
      ? { status: 503, body: { code: 'unavailable', message: 'The agent is restarting.' } }
      : undefined
  const conversation = tab(storage())
  await conversation.open()
  expect(conversation.get()).toMatchObject({ phase: 'failed', failure: 'The agent is restarting.' })
  fixture.host.control.intercept = () => undefined
  await conversation.open()
  expect(log(conversation)).toEqual([GREETING])
})

test('blocked storage only ends the conversation with the page', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const saved = savedTicket(AGENT_ID, blocked)
  saved.save({ conversationId: 'c', token: 't' })
  expect(saved.read()).toEqual({ conversationId: 'c', token: 't' })
  saved.clear()
  expect(saved.read()).toBeUndefined()
  const full = vi.fn(() => '{"conversationId":7}')
  expect(savedTicket(AGENT_ID, () => ({ getItem: full }) as unknown as Storage).read()).toBeUndefined()
})
