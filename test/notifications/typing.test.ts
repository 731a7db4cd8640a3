import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveHarness } from '#test/support/handlers/live-harness'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
let harness: Awaited<ReturnType<typeof liveHarness>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson({ name: 'Amira Khan' })
  other = await region.newPerson({ name: 'Mallory' })
  harness = await liveHarness()
})
afterAll(async () => {
  harness.stop()
  await region.stop()
})
beforeEach(() => void harness.pushed.splice(0))

/** A visitor's conversation with subscribers on both sides, and another dashboard that only has the list of Chats open. */
const meeting = async () => {
  const agentId = `typing-agent-${String(++serial).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId, token } = body as { conversationId: string; token: string }
  const conversation = { kind: 'conversation', agentId, conversationId } as const
  const whole = { kind: 'agent', agentId } as const
  const listening = async (name: string, topic: object, as: string) => {
    const connectionId = `${name}-${serial}`
    await harness.say(connectionId, { type: 'subscribe', topic, token: as })
    return connectionId
  }
  const visitor = await listening('visitor', conversation, token)
  const team = await listening('team', conversation, owner.token)
  await listening('list', whole, owner.token)
  const holding = (step: 'take-over' | 'return' | 'end', as = owner.token) =>
    region.invoke(
      `POST /v2/agents/{agentId}/conversations/{conversationId}/${step}`,
      { agentId, conversationId },
      { token: as },
    )
  const typing = (connectionId: string) => harness.say(connectionId, { type: 'typing', topic: conversation })
  return { agentId, conversationId, token, visitor, team, holding, typing, listening, conversation, whole }
}

test('a visitor who types to a human agent is shown as typing in the open conversation', async () => {
  const chat = await meeting()
  await chat.holding('take-over')
  harness.pushed.splice(0)
  expect(await chat.typing(chat.visitor)).toBeUndefined()
  const { agentId, conversationId } = chat
  const message = { type: 'typing', agentId, conversationId, role: 'visitor' }
  expect(harness.pushed).toHaveLength(2)
  for (const connectionId of [chat.visitor, chat.team]) expect(harness.pushed).toContainEqual({ connectionId, message })
})

test('the assignee is shown as typing to the visitor, by their display name', async () => {
  const chat = await meeting()
  await chat.holding('take-over')
  harness.pushed.splice(0)
  expect(await chat.typing(chat.team)).toBeUndefined()
  const { agentId, conversationId } = chat
  expect(harness.pushed).toContainEqual({
    connectionId: chat.visitor,
    message: { type: 'typing', agentId, conversationId, role: 'person', by: 'Amira Khan' },
  })
})

test('while the agent answers, and after the end, nothing is published', async () => {
  const chat = await meeting()
  await chat.typing(chat.visitor)
  await chat.typing(chat.team)
  await chat.holding('take-over')
  await chat.holding('return')
  harness.pushed.splice(0)
  await chat.typing(chat.visitor)
  expect(harness.pushed).toEqual([])
})

test('nothing is stored: no message, no event, no change of the conversation', async () => {
  const chat = await meeting()
  await chat.holding('take-over')
  const kept = () =>
    JSON.stringify(region.rows().filter(({ pk }) => String(pk).startsWith(`CONV#${chat.conversationId}`)))
  const [before, eventCount] = [kept(), region.events().length]
  await chat.typing(chat.visitor)
  await chat.typing(chat.team)
  expect(kept()).toBe(before)
  expect(region.events().length).toBe(eventCount)
})

test.each([
  ['a connection without a subscription', 'unauthenticated', async () => 'unsubscribed'],
  ['a visitor of another conversation', 'unauthenticated', async () => (await meeting()).visitor],
  [
    'a user of another workspace',
    'unauthenticated',
    async (chat: Awaited<ReturnType<typeof meeting>>) => chat.listening('stranger', chat.conversation, other.token),
  ],
  [
    'a key that did not take over',
    'forbidden',
    async (chat: Awaited<ReturnType<typeof meeting>>) => chat.listening('key', chat.conversation, owner.secret),
  ],
] as const)('%s is refused, and nothing is published', async (_who, code, connectionOf) => {
  const chat = await meeting()
  await chat.holding('take-over')
  const connection = await connectionOf(chat)
  harness.pushed.splice(0)
  expect(await chat.typing(connection)).toMatchObject({ type: 'refused', code })
  expect(harness.pushed).toEqual([])
})

test('a dashboard may open one conversation after another', async () => {
  const chat = await meeting()
  for (let n = 0; n < 30; n++) {
    const topic = { ...chat.conversation, conversationId: `01J000000000000000000000${String(n).padStart(2, '0')}` }
    expect(await harness.say(chat.team, { type: 'subscribe', topic, token: owner.token })).toMatchObject({
      type: 'subscribed',
    })
    expect(await harness.say(chat.team, { type: 'unsubscribe', topic })).toEqual({ type: 'unsubscribed', topic })
  }
})

test('too frequent reports are not published', async () => {
  const chat = await meeting()
  await chat.holding('take-over')
  harness.pushed.splice(0)
  const answers = await atFixedTime(() => Promise.all(Array.from({ length: 12 }, () => chat.typing(chat.visitor))))
  expect(answers.filter((answer) => answer?.code === 'rate-limited')).toHaveLength(8)
  expect(harness.pushed.filter(({ connectionId }) => connectionId === chat.team)).toHaveLength(4)
})

test('the connections of one visitor report as often as one, so that many of them cannot push to each other', async () => {
  const chat = await meeting()
  await chat.holding('take-over')
  const tabs = [chat.visitor]
  for (let n = 0; n < 3; n++) tabs.push(await chat.listening(`tab-${n}`, chat.conversation, chat.token))
  harness.pushed.splice(0)
  const answers = await atFixedTime(() => Promise.all([...tabs, ...tabs, ...tabs].map((tab) => chat.typing(tab))))
  expect(answers.filter((answer) => answer?.code === 'rate-limited')).toHaveLength(8)
  expect(harness.pushed.filter(({ connectionId }) => connectionId === chat.team)).toHaveLength(4)
  // the assignee's own reports do not wait for them
  expect(await atFixedTime(() => chat.typing(chat.team))).toBeUndefined()
})
