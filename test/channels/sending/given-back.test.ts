import { expect, test } from 'vitest'
import { waitingSends } from '#features/conversations'
import { settle } from '#functions/channels/sending/settle'
import { messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { ACCOUNT, sendingWorld } from './sending-world.ts'

const sending = async () => {
  const it = await sendingWorld()
  const { conversationId } = it.chat
  const id = await it.say('one')
  const key = { account: ACCOUNT, conversationId, messageId: id }
  await attempt([
    waitingSends.changing(key, { set: { state: 'sending', token: 'dead', until: it.chat.clock.now - 1 } }),
  ])
  const giveBack = () => attempt([waitingSends.changing(key, { set: { state: 'queued' }, remove: ['token', 'until'] })])
  return { ...it, id, key, giveBack, conversationId }
}

test('a row that its worker gave back meanwhile is not settled as unknown: settling says that it was another’s', async () => {
  const { id, key, giveBack, conversationId, delivery } = await sending()
  const row = await waitingSends.get(key, { consistent: true })
  const message = await messages.get({ conversationId, id }, { consistent: true })
  if (!row) throw new Error('no row')
  await giveBack()
  expect(await settle({ row, message }, { state: 'unknown', reason: 'no answer' })).toBe(false)
  expect(await waitingSends.get(key, { consistent: true })).toMatchObject({ state: 'queued' })
  expect(await delivery(id)).toMatchObject({ state: 'queued' })
})

test('a worker that finds a row given back sends it before the message behind it', async () => {
  const { say, drain, texts, giveBack } = await sending()
  await say('two')
  const { database } = world()
  let isLate = true
  const undo = replaceWorld({
    database: async (command) => {
      const text = JSON.stringify(command.input)
      if (isLate && text.includes('TransactItems') && text.includes('no answer')) {
        isLate = false
        await giveBack()
      }
      return database(command)
    },
  })
  await drain()
  await drain()
  undo()
  expect(isLate).toBe(false)
  expect(texts()).toEqual(['one', 'two'])
})

test('a worker that stalls between marking a row and its request gives the row back unsent, and the next one sends it', async () => {
  const { say, drain, texts, rows, chat, delivery } = await sendingWorld()
  const id = await say('one')
  const { database } = world()
  let hasStalled = false
  let requestedUntilThen: string[] | undefined
  const undo = replaceWorld({
    database: async (command) => {
      const answer = await database(command)
      const [row] = rows()
      if (!hasStalled && row?.state === 'sending') {
        hasStalled = true
        chat.clock.now += 8_001
      } else if (hasStalled && row?.state === 'queued') requestedUntilThen ??= texts()
      return answer
    },
  })
  await drain()
  undo()
  expect(requestedUntilThen).toEqual([])
  chat.clock.now += 60_000
  await drain()
  expect(texts()).toEqual(['one'])
  expect(await delivery(id)).toMatchObject({ state: 'sent' })
})
