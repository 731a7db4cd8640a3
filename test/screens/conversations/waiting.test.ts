import { fireEvent, waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HANDOFF = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff'

test('the navigation counts who waits for the team, each row says for how long, and nothing is counted at zero', async () => {
  const { region } = dashboard
  const agentId = 'counted-agent-001'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId, token } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  await region.invoke(HANDOFF, { agentId, conversationId, to: 'person' }, { token })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  // the sidebar's and the phone's
  await waitFor(() => expect(page.getAllByRole('link', { name: /^Chats.*, 1 waits for the team$/ })).toHaveLength(2))
  page.getByRole('link', { name: /Ana.*Wants a teammate.*Waiting for 1 min/ })
  fireEvent.click(await page.findByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(page.getAllByRole('link', { name: 'Chats' })).toHaveLength(2))
  expect(page.queryByText(/Waiting for/)).toBeNull()
})
