import { fireEvent, waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const CHAT = '/v2/agents/{agentId}/conversations/{conversationId}'
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
  await waitFor(() => expect(page.queryByText(/Waiting for/)).toBeNull())
})

test('a member takes over from a person in the WhatsApp app, or hands back, and the log names both', async () => {
  const { region } = dashboard
  const agentId = 'outside-agent-001'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  await region.invoke(`POST ${CHAT}/take-over`, { agentId, conversationId }, { token: owner.token })
  const person = { id: 'outside:whatsapp', name: 'WhatsApp app' }
  await attempt([heads.changing({ conversationId }, { set: { person } }, { agentId: present })])
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  await page.findByText('WhatsApp app is answering. Take over to reply here.')
  page.getByRole('button', { name: 'Hand back to agent' })
  fireEvent.click(page.getByRole('button', { name: 'Take over' }))
  await page.findByRole('textbox', { name: 'Write to the visitor' })
  page.getByText('Ada Owner took over from WhatsApp app.')
  expect(page.queryByRole('button', { name: 'Take over' })).toBeNull()
})
