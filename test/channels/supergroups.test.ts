import { expect, test } from 'vitest'
import { pointers } from '#functions/channels/chats/pointers'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { BOT, channelWorld, inGroup } from './channel-world.ts'
import { ok, refusal, sendingWorld } from './sending/sending-world.ts'

const GROUP = -42
const SUPERGROUP = -1_000_000_000_042
const inOld = { chat: { id: GROUP, type: 'group', title: 'Guests' } }
const inNew = { chat: { id: SUPERGROUP, type: 'supergroup', title: 'Guests' } }
const asks = (text: string, where: object) =>
  inGroup(`@casaverde_bot ${text}`, { ...where, entities: [{ type: 'mention', offset: 0, length: 14 }] })

test('a group that becomes a supergroup goes on in its conversation, whose answers go to the new place', async () => {
  const it = await channelWorld()
  await it.send(asks('Do you have parking?', inOld))
  await it.work()
  const upgraded = inGroup('', { ...inOld, migrate_to_chat_id: SUPERGROUP })
  await it.send(upgraded)
  await it.work()
  await it.send(asks('And a pool?', inNew))
  await it.work()
  expect(it.conversations()).toMatchObject([{ route: { account: BOT, to: String(SUPERGROUP) }, inbound: 2 }])
  expect(it.rows('channel-pointer')).toMatchObject([{ chatId: String(SUPERGROUP) }])
  // delivered again it finds nothing to move
  await it.send(upgraded)
  await it.work()
  expect(it.conversations()).toHaveLength(1)
})

test('a supergroup that has written first keeps the conversation that it began', async () => {
  const it = await channelWorld()
  await it.send(asks('Do you have parking?', inOld))
  await it.work()
  await it.send(asks('And a pool?', inNew))
  await it.work()
  await it.send(inGroup('', { ...inOld, migrate_to_chat_id: SUPERGROUP }))
  await it.work()
  await it.send(asks('And a sauna?', inNew))
  await it.work()
  expect(it.conversations().map(({ route, inbound }) => [route?.to, inbound])).toEqual([
    [String(GROUP), 1],
    [String(SUPERGROUP), 2],
  ])
  expect(it.rows('waiting-inbound')).toEqual([])
})

const MOVED = 'Bad Request: group chat was upgraded to a supergroup chat'

test('a message to a group that has become a supergroup is sent there, in order, and so is what follows', async () => {
  const { say, drain, answer, asked, texts, delivery, chat } = await sendingWorld({
    head: { route: { account: 'telegram:77', to: String(GROUP) } },
  })
  const { agentId } = chat.agent
  const pointer = { agentId, account: 'telegram:77', chatId: String(GROUP) } as const
  await attempt([pointers.creating({ ...pointer, conversationId: chat.conversationId, at: chat.clock.now })])
  const first = await say('We open at nine.')
  await say('And close at five.')
  answer(({ body }) =>
    Number(body.chat_id) === GROUP ? refusal(400, MOVED, { migrate_to_chat_id: SUPERGROUP }) : ok(),
  )
  await drain()
  const arrived = asked.filter(({ body }) => Number(body.chat_id) === SUPERGROUP).map(({ body }) => body.text)
  expect(arrived).toEqual(['We open at nine.', 'And close at five.'])
  expect(await delivery(first)).toMatchObject({ state: 'sent' })
  expect((await heads.get({ conversationId: chat.conversationId }))?.route?.to).toBe(String(SUPERGROUP))
  expect(await pointers.get({ ...pointer, chatId: String(SUPERGROUP) })).toBeDefined()
  expect(await pointers.get(pointer)).toBeUndefined()
  const before = texts().length
  await say('Until then.')
  await drain()
  expect(texts().slice(before)).toEqual(['Until then.'])
})

test('a chat that moves to where it is has failed, and the next message follows', async () => {
  const { say, drain, answer, texts, delivery } = await sendingWorld()
  const first = await say('one')
  await say('two')
  answer(({ body }) => (body.text === 'one' ? refusal(400, MOVED, { migrate_to_chat_id: 500 }) : ok()))
  await drain()
  expect(texts()).toEqual(['one', 'two'])
  expect(await delivery(first)).toMatchObject({ state: 'failed', reason: MOVED })
})

test('a chat that moves in a circle is given up after twenty moves, and the next message follows', async () => {
  const { say, drain, answer, asked, texts, delivery } = await sendingWorld()
  const first = await say('one')
  await say('two')
  answer(({ body }) =>
    body.text === 'one' && asked.length < 100
      ? refusal(400, MOVED, { migrate_to_chat_id: body.chat_id === 500 ? 501 : 500 })
      : ok(),
  )
  await drain()
  expect(texts()).toEqual([...Array.from({ length: 21 }, () => 'one'), 'two'])
  expect(await delivery(first)).toMatchObject({ state: 'failed', reason: MOVED })
})
