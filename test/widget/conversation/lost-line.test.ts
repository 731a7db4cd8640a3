import { expect, test } from 'vitest'
import { conversationFixture, GREETING, log, soon, storage } from '#test/support/widget/conversation-fixture'
import { gate } from '#test/support/worlds/gate'

const { fixture, tab } = conversationFixture()

test('a reload brings the conversation back, also one that is being answered', async () => {
  const end = gate()
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: 'Thursday' }
    await end.opened
  }
  const remembered = storage()
  const before = tab(remembered)
  await before.open()
  before.sendMessage('When?')
  await soon(() => before.get().writing?.text).toBe('Thursday')
  before.close()
  const after = tab(remembered)
  await after.open()
  expect(log(after)).toEqual([GREETING, 'visitor: When?'])
  await soon(() => after.get().writing).toBeDefined()
  end.open()
  await soon(() => log(after)).toEqual([GREETING, 'visitor: When?', 'agent: Thursday'])
  await soon(() => after.get().writing).toBeUndefined()
  expect(fixture.host.conversations.size).toBe(1)
})

test('a connection lost in the middle of an answer is resumed, and the answer is shown once', async () => {
  const middle = gate()
  fixture.host.control.answer = async function* (_, cut) {
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
    cut()
    yield { type: 'delta', text: '£75.' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('How much?')
  await soon(() => conversation.get().writing?.text).toBe('It is ')
  middle.open()
  await soon(() => conversation.get().lost).toEqual({ attempt: 1, delaySeconds: 1 })
  expect(conversation.get().writing?.text).toBe('It is ')
  conversation.tryAgain()
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: How much?', 'agent: It is £75.'])
  expect(conversation.get().lost).toBeUndefined()
  expect(fixture.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toHaveLength(
    1,
  )
})

test('an unsent message stays, is retried after 1, 2, 4 seconds, and arrives once', async () => {
  const conversation = tab(storage())
  await conversation.open()
  fixture.host.control.isDown = true
  conversation.sendMessage('Is it ready?')
  const delays: number[] = []
  for (let attempt = 1; attempt <= 3; attempt++) {
    await soon(() => conversation.get().lost?.attempt).toBe(attempt)
    delays.push(conversation.get().lost?.delaySeconds ?? 0)
    expect(log(conversation)).toEqual([GREETING, 'visitor: Is it ready? (sending)'])
    if (attempt === 3) fixture.host.control.isDown = false
    conversation.tryAgain()
  }
  expect(delays).toEqual([1, 2, 4])
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: Is it ready?')
  expect(log(conversation)).toHaveLength(3)
})

test('a message that was stored although its answer never came is not stored twice', async () => {
  let isFirst = true
  fixture.host.control.answer = async function* (sent, cut) {
    if (isFirst) cut()
    isFirst = false
    yield { type: 'delta', text: `You said: ${sent}` }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Once')
  await soon(() => conversation.get().lost).toBeDefined()
  conversation.tryAgain()
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Once', 'agent: You said: Once'])
})

test('messages leave in the order they were written', async () => {
  const conversation = tab(storage())
  await conversation.open()
  fixture.host.control.isDown = true
  conversation.sendMessage('one')
  conversation.sendMessage('two')
  await soon(() => conversation.get().lost).toBeDefined()
  fixture.host.control.isDown = false
  conversation.tryAgain()
  await soon(() => log(conversation).filter((line) => line.startsWith('agent: You'))).toEqual([
    'agent: You said: one',
    'agent: You said: two',
  ])
})
