import { fireEvent } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { starterNodes } from '#shared/agents/starter-nodes'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'

test('Chats lists a left message until a member marks it as done', async () => {
  const { region } = dashboard
  const agentId = 'noting-agent-001'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  const note = { enter: { kind: 'says', anyOf: ['leave a note'] }, isGlobal: true, tells: 'message' }
  const nodes = starterNodes.map((node) => (node.id === 'answer' ? { ...node, ...note } : node))
  const settings = { agentId, title: 'Desk', enableNodes: true, nodes }
  await region.invoke('POST /v2/agents/{agentId}', settings, { token: owner.token })
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  const said = { agentId, conversationId, clientId: 'client-left-1', text: 'I want to leave a note' }
  await invokeStream(`${START}/{conversationId}/messages`, said, { token })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?state=left-message&chat=${conversationId}`)
  await page.findByText('Left a message for the team.')
  fireEvent.click(await page.findByRole('button', { name: 'Mark as done' }))
  await page.findByText('No conversation has the status “Left a message”.')
  await expect.poll(() => page.queryByRole('button', { name: 'Mark as done' })).toBeNull()
})
