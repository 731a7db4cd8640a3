import { expect, test } from 'vitest'
import { conversationFixture, GREETING, log, soon, storage } from '#test/support/widget/conversation-fixture'
import { gate } from '#test/support/worlds/gate'

const { fixture, tab } = conversationFixture()

test('an answer that starts again discards its first text', async () => {
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: 'Wrong' }
    yield { type: 'reset' }
    yield { type: 'delta', text: 'Right' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Well?')
  await soon(() => log(conversation).at(-1)).toBe('agent: Right')
})

test('an answer that was stopped keeps what was shown, also after a reload of the log', async () => {
  const middle = gate()
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: 'A very long' }
    await middle.opened
    yield { type: 'delta', text: ' answer' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Go on')
  await soon(() => conversation.get().writing?.text).toBe('A very long')
  conversation.stop()
  expect(conversation.get().writing).toBeUndefined()
  expect(log(conversation).at(-1)).toBe('agent: A very long')
  middle.open()
  // the rest is committed and announced over `live`, and belongs to the same turn
  await soon(() => conversation.get().turns.at(-1)?.id).toBeDefined()
  expect(log(conversation)).toEqual([GREETING, 'visitor: Go on', 'agent: A very long'])
})

test.each(['before the server has it', 'while the connection is lost'])(
  'a message that is stopped %s is unsent: tried again it is answered in full',
  async (when) => {
    const conversation = tab(storage())
    await conversation.open()
    const first = gate()
    fixture.host.control.hold = () => first.opened
    fixture.host.control.isDown = when === 'while the connection is lost'
    conversation.sendMessage('one')
    conversation.sendMessage('two')
    await soon(() =>
      fixture.host.control.isDown ? conversation.get().lost : fixture.host.seen.at(-1)?.body.includes('one'),
    ).toBeTruthy()
    conversation.stop()
    const unsent = [GREETING, 'visitor: one (unsent)', 'visitor: two (unsent)']
    expect(log(conversation)).toEqual(unsent)
    await soon(() => conversation.get().lost).toBeUndefined()
    expect(conversation.get().writing).toBeUndefined()
    expect(conversation.withdrawUnsent()).toBe('two')
    fixture.host.control.isDown = false
    first.open()
    conversation.tryAgain(conversation.get().turns.at(-1)?.clientId)
    await soon(() => log(conversation)).toEqual([GREETING, 'visitor: one', 'agent: You said: one'])
  },
)

test.each(['before the server has it', 'while the connection is lost'])(
  'a form that is stopped %s can be filled again, and is no text to take back',
  async (when) => {
    const conversation = tab(storage())
    await conversation.open()
    const first = gate()
    fixture.host.control.hold = () => first.opened
    fixture.host.control.isDown = when === 'while the connection is lost'
    const answer = { messageId: conversation.get().turns[0]?.id ?? '', formId: 'size', values: { size: '9' } }
    const filled = conversation.submitForm('Size: 9', answer).then(
      () => 'filled',
      () => 'not filled',
    )
    await soon(() =>
      fixture.host.control.isDown ? conversation.get().lost : fixture.host.seen.at(-1)?.body.includes('size'),
    ).toBeTruthy()
    expect(conversation.withdrawUnsent()).toBeUndefined()
    conversation.stop()
    expect(await filled).toBe('not filled')
    expect(log(conversation)).toEqual([GREETING])
    fixture.host.control.isDown = false
    first.open()
    await conversation.submitForm('Size: 9', answer)
    await soon(() => log(conversation).at(-1)).toBe('agent: You said: Size: 9')
  },
)
