import { expect, test } from 'vitest'
import { conversationFixture, GREETING, log, soon, storage } from '#test/support/widget/conversation-fixture'

const { fixture, tab } = conversationFixture()

test('an agent without credits starts no conversation; running out of them closes the composer', async () => {
  const closed = tab(storage(), false)
  expect(closed.get().closed, 'no composer is shown only to be taken away').toBe('stopped')
  await closed.open()
  expect(closed.get()).toMatchObject({ phase: 'ready', closed: 'stopped', turns: [] })
  expect(fixture.host.conversations.size).toBe(0)

  fixture.host.control.answer = async function* () {
    yield { type: 'state', state: 'ai-chatting', continue: false, reason: 'no-credits' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Hello?')
  await soon(() => conversation.get().closed).toBe('no-credits')
  expect(log(conversation)).toEqual([GREETING, 'visitor: Hello?'])
})

test('while a human agent is chatting the visitor can write', async () => {
  fixture.host.control.answer = async function* () {
    yield { type: 'state', state: 'human-chatting', continue: false, reason: 'human' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Is anybody there?')
  await soon(() => conversation.get().conversation).toBe('human-chatting')
  expect(conversation.get().closed).toBeUndefined()
  const [only] = fixture.host.conversations.values()
  if (only) fixture.host.commit(only, { role: 'person', text: 'I am Amira.' })
  await soon(() => log(conversation).at(-1)).toBe('person: I am Amira.')
})
