import { expect, test } from 'vitest'
import { changeAssignee } from '#functions/conversations/handoff/change-assignee'
import { humanAgentOf } from '#functions/conversations/handoff/human-agent-of'
import { leaveMessage } from '#functions/conversations/handoff/leave-message'
import { replyAsHuman } from '#functions/conversations/handoff/reply-as-human'
import { getTranscript } from '#functions/conversations/history/get-transcript'
import { presentMessage } from '#functions/conversations/present-message'
import { giveUpAnswer } from '#functions/conversations/turn/give-up-answer'
import { recordRefusal } from '#functions/conversations/turn/record-refusal'
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
      // as the visitor writes, whatever the chat began in
      lang: 'en',
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

test('what a member’s steps tell the visitor is queued; what only the team sees is not', async () => {
  const { rows, transcript, chat } = await sendingWorld()
  const { conversationId } = chat
  const { agentId } = chat.agent
  const by = { id: 'member-1', name: 'Amira' }
  await changeAssignee({ agentId, conversationId, step: 'take-over', by })
  await changeAssignee({ agentId, conversationId, step: 'return', by })
  await recordRefusal(conversationId)
  await changeAssignee({ agentId, conversationId, step: 'end', by })
  const stored = await transcript()
  expect(stored.map(({ notice }) => notice)).toEqual(['joined', 'returned', 'refused', 'ended'])
  const told = stored.filter(({ notice }) => notice !== 'refused')
  expect(rows().map(({ messageId }) => messageId)).toEqual(told.map(({ id }) => id))
  expect(stored.map(({ delivery }) => delivery?.state)).toEqual(['queued', 'queued', undefined, 'queued'])
})

test('a member’s reply is queued with its message, once however often it is asked for', async () => {
  const { rows, chat } = await sendingWorld()
  const { conversationId } = chat
  const { agentId, workspaceId } = chat.agent
  const actor = { kind: 'workspace-secret', workspaceId } as const
  await changeAssignee({ agentId, conversationId, step: 'take-over', by: await humanAgentOf({ actor }) })
  const before = rows().length
  const input = { agentId, conversationId, clientId: 'person-000001', text: 'I am here.' }
  const { message } = await replyAsHuman(input, { actor } as never)
  await replyAsHuman(input, { actor } as never)
  expect(message.delivery).toMatchObject({ state: 'queued' })
  expect(
    rows()
      .slice(before)
      .map(({ messageId }) => messageId),
  ).toEqual([message.id])
})

test('the words of a team that is away are queued, the team’s own notice is not', async () => {
  const { rows, transcript, chat } = await sendingWorld()
  const { agent, conversationId } = chat
  const handoff = { ...agent.settings.handoff, hours: [], onlyOnline: true, awayMessage: 'We are away.' }
  await leaveMessage({ agent: { ...agent, settings: { ...agent.settings, handoff } as never }, conversationId })
  const [words, notice] = await transcript()
  expect(words?.text).toBe('We are away.')
  expect(notice?.notice).toBe('left')
  expect(rows().map(({ messageId }) => messageId)).toEqual([words?.id])
})

test('an apology in place of an answer is queued too', async () => {
  const { rows, transcript, send, chat } = await sendingWorld({
    ports: { retrieve: () => new Promise<never>(() => undefined) },
  })
  void send('How much is it?').catch(() => undefined)
  while (!(await chat.head())?.leaseToken) await new Promise((go) => setImmediate(go))
  chat.clock.now += 200_000
  const { conversationId } = chat
  await giveUpAnswer({ conversationId, agentId: chat.agent.agentId, until: chat.clock.now, attempts: 5 })
  const apology = (await transcript()).find(({ isApology }) => isApology)
  expect(rows().map(({ messageId }) => messageId)).toEqual([apology?.id])
})
