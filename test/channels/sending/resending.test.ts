import { describe, expect, test } from 'vitest'
import { resendMessage } from '#functions/conversations/sending/resend-message'
import { heads } from '#functions/conversations/store'
import { ok, refusal, sendingWorld } from './sending-world.ts'

const world = async () => {
  const it = await sendingWorld()
  const { agentId } = it.chat.agent
  const resend = (messageId: string, given: object = {}) =>
    resendMessage({ agentId, conversationId: it.chat.conversationId, messageId, ...given }, {} as never)
  return { ...it, resend }
}

test('Chats marks a conversation with a message that did not arrive, or may not have, and no other', async () => {
  const { say, drain, answer, chat } = await world()
  const unsentAt = async () =>
    (await heads.get({ conversationId: chat.conversationId }, { consistent: true }))?.unsentAt
  await say('arrives')
  await drain()
  expect(await unsentAt()).toBeUndefined()
  await say('is refused')
  answer(() => refusal(403, 'Forbidden: bot was blocked by the user'))
  await drain()
  const first = (await unsentAt()) ?? 0
  expect(first).toBeGreaterThan(0)
  chat.clock.now += 5000
  await say('may have arrived')
  answer(() => 'reset')
  await drain()
  expect(await unsentAt()).toBeGreaterThan(first)
})

describe('a member has a message sent again', () => {
  test('that its provider refused', async () => {
    const { say, drain, answer, resend, texts, delivery } = await world()
    const id = await say('one')
    answer(() => refusal(400, 'Bad Request: chat not found'))
    await drain()
    expect(await resend(id)).toMatchObject({ message: { id, delivery: { state: 'queued' } } })
    answer(ok)
    await drain()
    expect(texts()).toEqual(['one', 'one'])
    expect(await delivery(id)).toMatchObject({ state: 'sent' })
  })

  test('of which nobody knows whether it arrived, only knowing that it may arrive twice', async () => {
    const { say, drain, answer, resend, texts } = await world()
    const id = await say('one')
    answer(() => 'reset')
    await drain()
    await expect(resend(id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'It is not known whether this message arrived. Sent again, it may arrive twice.',
    })
    await resend(id, { mayArriveTwice: true })
    answer(ok)
    await drain()
    expect(texts()).toEqual(['one', 'one'])
  })

  test('once, however many ask at the same time', async () => {
    const { say, drain, answer, resend, texts } = await world()
    const id = await say('one')
    answer(() => refusal(400, 'no'))
    await drain()
    const asked = await Promise.allSettled([resend(id), resend(id), resend(id)])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    answer(ok)
    await drain()
    expect(texts()).toEqual(['one', 'one'])
  })

  test('not while it waits, not once it is sent, and nothing of another agent', async () => {
    const { say, drain, resend, chat } = await world()
    const id = await say('one')
    await expect(resend(id)).rejects.toMatchObject({ code: 'conflict' })
    await drain()
    await expect(resend(id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(resend('01JAAAAAAAAAAAAAAAAAAAAAAA')).rejects.toMatchObject({ code: 'conflict' })
    await expect(resend(id, { agentId: 'agent-of-another' })).rejects.toMatchObject({ code: 'not-found' })
    expect(chat.published.filter(({ type }) => type === 'conversations.send-queued')).toHaveLength(1)
  })
})
