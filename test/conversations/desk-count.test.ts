import { afterAll, beforeAll, expect, test } from 'vitest'
import { starterNodes } from '#shared/agents/starter-nodes'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const OWN = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const ONE = '/v2/agents/{agentId}/conversations/{conversationId}'
const agentId = 'desk-count-agent-1'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  const note = { enter: { kind: 'says', anyOf: ['leave a note'] }, isGlobal: true, tells: 'message' }
  const nodes = starterNodes.map((node) => (node.id === 'answer' ? { ...node, ...note } : node))
  for (const id of [agentId, 'desk-count-agent-2'])
    await region.invoke(
      'POST /v2/agents/{agentId}',
      { agentId: id, title: 'Desk', enableNodes: true, nodes },
      { token: owner.token },
    )
})
afterAll(() => region.stop())

const team = (key: Parameters<TestRegion['invoke']>[0], input: object = {}) =>
  region.invoke(key, { agentId, ...input }, { token: owner.token })
const counted = async (more: object = {}) => (await team('GET /v2/agents/{agentId}/desk-count', more)).body.count
const start = async () => {
  const headers = { 'cloudfront-viewer-address': `203.0.113.${++serial}:4711` }
  const { conversationId, token } = (await region.invoke(START, { agentId }, { headers })).body
  const send = (text: string) =>
    invokeStream(
      `${START}/{conversationId}/messages`,
      { agentId, conversationId, clientId: `visitor-${String(++serial).padStart(6, '0')}`, text },
      { token },
    )
  const own = (key: Parameters<TestRegion['invoke']>[0], input: object = {}) =>
    region.invoke(key, { agentId, conversationId, ...input }, { token })
  return { conversationId, send, own }
}

test('the count has visitors who wait and left messages that are not done, of this agent only', async () => {
  expect(await counted()).toBe(0)
  const waiting = await start()
  await waiting.send('hello')
  await waiting.own(`POST ${OWN}/handoff`, { to: 'person' })
  const leaving = await start()
  await leaving.send('I want to leave a note')
  expect(await counted()).toBe(2)
  expect(await counted({ agentId: 'desk-count-agent-2' })).toBe(0)
  await team(`POST ${ONE}/take-over`, { conversationId: waiting.conversationId })
  expect(await counted()).toBe(1)
  const { conversations } = (await team('GET /v2/agents/{agentId}/conversations', { place: 'left-message' })).body
  await team(`POST ${ONE}/done`, { conversationId: leaving.conversationId, askedAt: conversations[0].askedAt })
  expect(await counted()).toBe(0)
})

test('a conversation that was deleted is not counted', async () => {
  const { own, send } = await start()
  await send('hello')
  await own(`POST ${OWN}/handoff`, { to: 'person' })
  expect(await counted()).toBe(1)
  await own(`DELETE ${OWN}`)
  expect(await counted()).toBe(0)
})
