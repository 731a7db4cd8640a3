import { afterAll, beforeAll, expect, test } from 'vitest'
import { handler as forgetConversations } from '#functions/conversations/erasure/delete-agent-data'
import { handler as forgetKnowledge } from '#functions/knowledge/delete-agent-data'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'

let region: TestRegion
let world: Awaited<ReturnType<typeof knowledgeWorld>>

beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

const deleted = () => {
  const event = region.events().findLast(({ type }) => type === 'agents.deleted')
  if (!event) throw new Error('no agent was deleted')
  return event
}

const ask = async (agentId: string, clientId: string, about: object = {}) => {
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId, ...about })
  const { conversationId, token } = body
  const input = { agentId, conversationId, clientId, text: 'When are you open?' }
  const { status } = await invokeStream(
    'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages',
    input,
    { token },
  )
  expect(status).toBe(200)
}

const rowsOf = (agentId: string) => region.rows().filter((row) => JSON.stringify(row).includes(agentId))

test('a deleted agent leaves nothing of its knowledge and visitors, even if events are delivered twice', async () => {
  world = await knowledgeWorld(region)
  const { agentId } = world
  world.state.deliveries = 2
  await world.import({ type: 'text', text: 'We are open from 8 to 18.' })
  await world.call('POST /v2/agents/{agentId}/knowledge/pairs', { question: 'Open?', answer: 'From 8 to 18.' })
  for (let visitor = 0; visitor < 3; visitor++) await ask(agentId, `visitor-${visitor}-says`)
  // a visitor who opened the chat and wrote nothing, and one who tried the demo
  await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  await ask(agentId, 'visitor-of-demo-says', { demo: 'live' })
  await world.settle()
  expect(world.files.keys().filter((path) => path.includes(agentId))).not.toEqual([])
  await world.call('DELETE /v2/agents/{agentId}')
  await world.settle()
  for (let time = 0; time < 2; time++) await deliver(forgetConversations, deleted())
  expect(world.files.keys().filter((path) => path.includes(agentId))).toEqual([])
  // the rest contains the agent's id only: the workspace's log and ledger, and counters that expire
  // and the mark that the id was taken
  const stays = /^(LED|USAGE)#|^\S+ (AUD#|COUNT$|DELETED$)/
  const left = rowsOf(agentId).map(({ pk, sk }) => `${pk} ${sk}`)
  expect(left.filter((key) => !stays.test(key))).toEqual([])
})

test('the id of an agent stays taken after all of its data is deleted', async () => {
  world = await knowledgeWorld(region)
  const { agentId } = world
  await world.call('DELETE /v2/agents/{agentId}')
  await world.settle()
  for (const forget of [forgetConversations, forgetKnowledge]) await deliver(forget, deleted())
  const { status } = await world.call('POST /v2/agents/{agentId}', { title: 'Again' })
  expect(status).toBe(409)
  expect(rowsOf(agentId)).toContainEqual(expect.objectContaining({ kind: 'deleted-agent', agentId }))
})
