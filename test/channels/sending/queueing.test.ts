import { expect, test } from 'vitest'
import { getTranscript } from '#functions/conversations/history/get-transcript'
import { presentMessage } from '#functions/conversations/present-message'
import { countTrips } from '#test/support/database/count-trips'
import { turnChat } from '#test/support/worlds/turn-chat'
import { ACCOUNT, sendingWorld } from './sending-world.ts'

test('a reply on a channel is queued in the transaction that commits it: a turn still takes two round trips', async () => {
  const { send, rows, transcript, published, sendQueued, chat } = await sendingWorld()
  const { trips } = await countTrips(() => send('How much is it?'))
  expect(trips).toBe(2)
  const [, reply] = await transcript()
  expect(reply).toMatchObject({ role: 'agent', delivery: { state: 'queued', at: reply?.at } })
  expect(rows()).toMatchObject([
    {
      account: ACCOUNT,
      conversationId: chat.conversationId,
      messageId: reply?.id,
      to: '500',
      lang: 'de',
      state: 'queued',
      next: 0,
      attempts: 0,
    },
  ])
  expect(published(sendQueued).map(({ detail }) => JSON.parse(detail).data)).toEqual([{ account: ACCOUNT }])
})

test('on the web nothing is queued, and a message has no delivery', async () => {
  const { send, transcript, kinds, chat } = await turnChat()
  await send('How much is it?')
  expect((await transcript()).map(({ delivery }) => delivery)).toEqual([undefined, undefined])
  expect(kinds('waiting-send')).toEqual([])
  expect(chat.published.map(({ type }) => type)).not.toContain('conversations.send-queued')
})

test('two turns queue two rows, which sort in the order of the conversation', async () => {
  const { send, rows, transcript, chat } = await sendingWorld()
  await send('How much is it?')
  chat.clock.now += 1000
  await send('And in blue?')
  const replies = (await transcript()).filter(({ role }) => role === 'agent').map(({ id }) => id)
  expect(rows().map(({ messageId }) => messageId)).toEqual(replies)
  expect(rows().map(({ sk }) => sk)).toEqual(
    rows()
      .map(({ sk }) => sk)
      .toSorted(),
  )
})

test('members see what became of a message, visitors do not', async () => {
  const { say, transcript, chat } = await sendingWorld()
  const id = await say('Hello')
  const { agentId, conversationId } = { ...chat, ...chat.agent }
  const actor = { kind: 'user', workspaceId: 'workspace-1' }
  const seen = await getTranscript({ agentId, conversationId }, { actor } as never)
  expect(seen.messages.find((one) => one.id === id)?.delivery).toMatchObject({ state: 'queued' })
  expect((await transcript()).map(presentMessage).map((one) => 'delivery' in one)).toEqual([false])
})
