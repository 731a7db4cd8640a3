import { expect, test } from 'vitest'
import { heads, messages } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { readConsistentView } from '#functions/conversations/turn/view/read-consistent-view'
import type { ModelRequest } from '#functions/models/language-model.port'
import { newAgentDefaults } from '#shared/agents/defaults'
import { audience, fakeModel, finish, TABLE } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'
import { untilTrue } from '#test/support/worlds/until-true'
import { waitingModel } from '#test/support/worlds/waiting-model'

const HOUR = 3_600_000

/** A conversation that keeps its history from the start; its owner can change that, and time can pass. */
const chatWithHistory = async () => {
  const settings = newAgentDefaults({ title: 'Test', agentPlatform: 'vg' })
  const asked: ModelRequest[] = []
  const model = fakeModel((request) => {
    asked.push(request)
    return finish('An answer.')
  })
  const world = await turnChat({ settings, model })
  const { chat } = world
  const keepHistory = (recordChatHistory: boolean) => Object.assign(chat.agent.settings, { recordChatHistory })
  const stop = (isStopped: boolean) => Object.assign(chat.agent.settings.security.spendGuards, { isStopped })
  /** Deletes a role's expired messages, as DynamoDB does: each by itself, whenever it comes to it. */
  const deleteExpired = async (...roles: readonly string[]) => {
    const expired = chat.database.items(TABLE).filter(({ ttl }) => Number(ttl) * 1000 < chat.clock.now)
    for (const { kind, role, conversationId, id } of expired)
      if (kind === 'message' && roles.includes(String(role)))
        await messages.drop({ conversationId: String(conversationId), id: String(id) })
  }
  return { ...world, asked, keepHistory, stop, deleteExpired }
}

test('a conversation whose newest messages have expired goes on, and nothing of it is answered twice', async () => {
  const { chat, send, spoken, keepHistory, deleteExpired, holds, kinds } = await chatWithHistory()
  await send('First')
  keepHistory(false)
  await send('Second')
  chat.clock.now += 72 * HOUR
  await deleteExpired('visitor', 'agent')
  for (const text of ['Third', 'Fourth']) {
    const { events } = await send(text)
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
  }
  expect(await spoken()).toEqual([
    'visitor: First',
    'agent: An answer.',
    'visitor: Third',
    'agent: An answer.',
    'visitor: Fourth',
    'agent: An answer.',
  ])
  expect(await chat.head()).toMatchObject({ inbound: 4, answered: 4, turns: 4 })
  expect([...holds(), ...kinds('owed')]).toEqual([])
})

test.each([['visitor'], ['agent']])(
  'a turn of which only the %s’s part is left is not answered again',
  async (left) => {
    const { chat, send, transcript, keepHistory, deleteExpired } = await chatWithHistory()
    await send('First')
    keepHistory(false)
    await send('Second')
    chat.clock.now += 72 * HOUR
    await deleteExpired(left === 'agent' ? 'visitor' : 'agent')
    await send('Third')
    expect((await transcript()).at(-1)?.answers).toHaveLength(1)
    expect(await chat.head()).toMatchObject({ inbound: 3, answered: 3, turns: 3 })
  },
)

test('a message that is kept is not answered again when its reply has expired', async () => {
  const { chat, send, transcript, keepHistory, deleteExpired, stop } = await chatWithHistory()
  stop(true)
  await send('Kept')
  keepHistory(false)
  stop(false)
  await send('Not kept')
  chat.clock.now += 72 * HOUR
  await deleteExpired('visitor', 'agent')
  await send('Third')
  expect((await transcript()).at(-1)?.answers).toHaveLength(1)
  expect(await chat.head()).toMatchObject({ inbound: 3, answered: 3, turns: 2 })
})

test('an unanswered message that has expired is owed no reply, and is counted as settled', async () => {
  const { chat, send, spoken, keepHistory, deleteExpired, stop } = await chatWithHistory()
  keepHistory(false)
  stop(true)
  await send('First')
  chat.clock.now += 72 * HOUR
  await deleteExpired('visitor')
  stop(false)
  await send('Second')
  expect(await spoken()).toEqual(['visitor: Second', 'agent: An answer.'])
  expect(await chat.head()).toMatchObject({ inbound: 2, answered: 2 })
})

test('a message that has expired and is not deleted yet is read by no model', async () => {
  const { chat, send, asked, keepHistory } = await chatWithHistory()
  keepHistory(false)
  await send('First')
  chat.clock.now += 49 * HOUR
  await send('Second')
  expect(JSON.stringify(asked.at(-1))).toContain('Second')
  expect(JSON.stringify(asked.at(-1))).not.toContain('First')
})

test('the sweeper ends a turn whose message has expired, and releases its hold', async () => {
  const { chat, keepHistory, deleteExpired, holds, kinds } = await chatWithHistory()
  keepHistory(false)
  const { model } = waitingModel()
  const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
  void handleMessage(chat.request(chat.message('First')), ports, audience())
  await untilTrue('the turn has its hold', () => holds().length === 1)
  chat.clock.now += LEASE_MS + 72 * HOUR
  await deleteExpired('visitor')
  expect(await answerOverdue(chat.ports)).toEqual({ count: 1 })
  expect([...holds(), ...kinds('owed')]).toEqual([])
  expect(await chat.head()).toMatchObject({ inbound: 1, answered: 1, turns: 0 })
})

test('a member who reads the conversation to reply finds it as it is', async () => {
  const { chat, send, keepHistory, deleteExpired } = await chatWithHistory()
  keepHistory(false)
  await send('First')
  chat.clock.now += 72 * HOUR
  await deleteExpired('visitor', 'agent')
  const view = await readConsistentView(chat.conversationId)
  expect(view).toEqual({ head: await heads.get(chat, { consistent: true }), messages: [], owed: [] })
})
