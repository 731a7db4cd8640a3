import { fireEvent, waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { handler as notifyHandoff } from '#functions/notifications/triggers/notify-handoff'
import { deliver } from '#test/support/handlers/deliver'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HANDOFF = `${START}/{conversationId}/handoff` as const
const LIST = 'GET /v2/workspaces/{workspaceId}/notifications'
const SEEN = 'POST /v2/workspaces/{workspaceId}/notifications/seen'

test('the bell keeps its dot after the toast until the inbox is opened, and a request stays lit in it', async () => {
  const { region } = dashboard
  const agentId = 'ringing-agent-001'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId, token } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  await region.invoke(HANDOFF, { agentId, conversationId, to: 'person' }, { token })
  const event = region.events().findLast(({ type }) => type === 'conversations.assignee-changed')
  if (!event) throw new Error('nobody was asked for')
  await deliver(notifyHandoff, event, { at: Date.now() })
  const where = { workspaceId: owner.uid }
  const [one] = (await region.invoke(LIST, where, { token: owner.token })).body.notifications
  // as a toast does
  await region.invoke(SEEN, { ...where, ids: [one.ID] }, { token: owner.token })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos`)
  fireEvent.click(await page.findByRole('button', { name: 'Notifications, 1 new' }))
  const row = await page.findByRole('link', { name: /Ana asked for a teammate.*Still waiting/ })
  await page.findByRole('button', { name: 'Notifications' })
  expect(row.closest('li')?.hasAttribute('data-new')).toBe(true)
  await region.invoke(
    'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over',
    { agentId, conversationId },
    { token: owner.token },
  )
  fireEvent.click(page.getByRole('button', { name: 'Notifications' }))
  fireEvent.click(await page.findByRole('button', { name: 'Notifications' }))
  await waitFor(() => expect(page.queryByText(/Still waiting/)).toBeNull())
})
