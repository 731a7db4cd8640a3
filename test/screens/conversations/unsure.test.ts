import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const certain = 'What is the parrot called?'
const doubtful = 'How old is the parrot and who feeds it in the garden?'

const parrotWorld = async () => {
  const world = await knowledgeWorld(dashboard.region, { name: 'Ada Owner' })
  await world.import({ type: 'text', title: 'Parrot', text: 'The parrot is called Pip. It lives in the front garden.' })
  return world
}

test('the trace of an unsure reply says how likely the best match is, and what the threshold is', async () => {
  const world = await parrotWorld()
  const { page, user, fill } = dashboard.visit(
    world.owner,
    `/app/eu/agents/${world.agentId}/settings?showDebugger=true`,
  )
  const panel = within(await page.findByRole('complementary', { name: 'Test chat' }))
  const debug = within(await panel.findByRole('region', { name: 'Debugger' }))
  const ask = async (text: string) => {
    await fill(await panel.findByRole('textbox', { name: 'Write a message' }), text)
    await user.keyboard('{Enter}')
  }
  await ask(doubtful)
  await debug.findByText('Unsure')
  await debug.findByText(/^Likelihood 0\.[0-5]\d, threshold 0\.60: /)
  await ask(certain)
  await expect.poll(() => debug.queryByText('Unsure')).toBeNull()
})

test('Chats marks the replies that were unsure, and no visitor sees the mark', async () => {
  const { region } = dashboard
  const world = await parrotWorld()
  const { agentId } = world
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  for (const text of [doubtful, certain])
    await invokeStream(
      `${START}/{conversationId}/messages`,
      { agentId, conversationId, clientId: crypto.randomUUID(), text },
      { token },
    )
  const { page } = dashboard.visit(world.owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  const reply = await page.findByText(/I’m not sure/)
  const item = reply.closest('li')
  if (!item) throw new Error('the reply is in no list')
  within(item).getByText('Unsure')
  expect(page.getAllByText('Unsure')).toHaveLength(1)
  const history = await region.invoke(
    'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages',
    { agentId, conversationId },
    { token },
  )
  expect(JSON.stringify(history.body)).toContain('not sure')
  expect(JSON.stringify(history.body)).not.toContain('isUnsure')
})
