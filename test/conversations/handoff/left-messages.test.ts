import { afterAll, beforeAll, expect, test } from 'vitest'
import { starterNodes } from '#shared/agents/starter-nodes'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const LIST = 'GET /v2/agents/{agentId}/conversations'
const DONE = 'POST /v2/agents/{agentId}/conversations/{conversationId}/done'
const agentId = 'left-messages-001'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  const note = { enter: { kind: 'says', anyOf: ['leave a note'] }, isGlobal: true, tells: 'message' }
  const nodes = starterNodes.map((node) => (node.id === 'answer' ? { ...node, ...note } : node))
  await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId, title: 'Desk', enableNodes: true, nodes },
    { token: owner.token },
  )
})
afterAll(() => region.stop())

const team = (key: Parameters<TestRegion['invoke']>[0], input: object = {}) =>
  region.invoke(key, { agentId, ...input }, { token: owner.token })
const listed = async (place: string, more: object = {}) => (await team(LIST, { place, ...more })).body
const start = async () => {
  const headers = { 'cloudfront-viewer-address': `203.0.113.${++serial}:4711` }
  const { conversationId, token } = (await region.invoke(START, { agentId }, { headers })).body
  const send = (text: string) =>
    invokeStream(
      `${START}/{conversationId}/messages`,
      { agentId, conversationId, clientId: `visitor-${String(++serial).padStart(6, '0')}`, text },
      { token },
    )
  return { conversationId, send }
}

test('a left message is listed until a member marks it as done, once, with an entry in the activity', async () => {
  const { conversationId, send } = await start()
  await send('I want to leave a note')
  const { conversations } = await listed('left-message')
  expect(conversations).toMatchObject([{ conversationId, state: 'ai-chatting', place: 'left-message', isUnread: true }])
  expect((await listed('waiting')).conversations).toEqual([])
  const [{ askedAt }] = conversations
  const done = await team(DONE, { conversationId, askedAt })
  expect(done.body.conversation).toMatchObject({ conversationId, state: 'ai-chatting', isUnread: false })
  expect(done.body.conversation).not.toHaveProperty('place')
  expect((await team(DONE, { conversationId, askedAt })).status).toBe(200)
  expect((await listed('left-message')).conversations).toEqual([])
  expect(region.rows().filter(({ kind }) => kind === 'desk-row')).toEqual([])
  expect(region.rows().filter(({ action }) => action === 'conversation.done')).toMatchObject([
    { subject: conversationId, pk: `WS#${owner.uid}` },
  ])
})

test('a message that was left after the one a member has seen stays', async () => {
  const { conversationId, send } = await start()
  await send('I want to leave a note')
  const [{ askedAt }] = (await listed('left-message')).conversations
  await send('Hello?')
  await send('talk to a person')
  const waiting = (await listed('left-message')).conversations
  await send('I want to leave a note: the red one')
  const { body } = await team(DONE, { conversationId, askedAt })
  expect(waiting).toHaveLength(1)
  expect(body.conversation).toMatchObject({ place: 'left-message' })
  expect(body.conversation.askedAt).toBeGreaterThan(askedAt)
  await team(DONE, { conversationId, askedAt: body.conversation.askedAt })
})

test('the list has pages, and none of another agent', async () => {
  const ids: string[] = []
  for (let count = 0; count < 52; count++) {
    const { conversationId, send } = await start()
    await send('I want to leave a note')
    ids.push(conversationId)
  }
  const first = await listed('left-message')
  const second = await listed('left-message', { after: first.cursor })
  const rows: { conversationId: string }[] = [...first.conversations, ...second.conversations]
  expect(rows.map((row) => row.conversationId)).toEqual(ids.toReversed())
  await team('POST /v2/agents/{agentId}', { agentId: 'left-messages-002', title: 'Other' })
  expect((await listed('left-message', { agentId: 'left-messages-002' })).conversations).toEqual([])
})

test('only the agent’s own conversations can be marked, and an unknown one is not found', async () => {
  const other = await region.newPerson()
  const input = { conversationId: '01J00000000000000000000000', askedAt: 1 }
  expect((await team(DONE, input)).status).toBe(404)
  expect((await region.invoke(DONE, { agentId, ...input }, { token: other.token })).status).toBe(404)
  expect((await team(DONE, { ...input, askedAt: 'now' })).status).toBe(422)
})
