import { fireEvent, waitFor, within } from '@testing-library/dom'
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

const conversation = async (agentId: string, variables: object) => {
  const { region } = dashboard
  const owner = await region.newPerson({ name: 'Ada Owner' })
  const settings = { agentId, title: 'Desk', enableNodes: true, nodes: starterNodes }
  await region.invoke('POST /v2/agents/{agentId}', settings, { token: owner.token })
  const { conversationId, token } = (await region.invoke(START, { agentId, variables })).body
  const said = { agentId, conversationId, clientId: 'client-field-1', text: 'Hello there' }
  await invokeStream(`${START}/{conversationId}/messages`, said, { token })
  return { owner, conversationId }
}

test('the panel shows the visitor’s fields, and a member edits one in its place', async () => {
  const agentId = 'fields-screen-001'
  const { owner, conversationId } = await conversation(agentId, { orderNumber: 'PY-1', name: 'Ana' })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  const panel = within(await page.findByRole('region', { name: 'Visitor' }))
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Order number'])
  expect(panel.getAllByText('From the website')).toHaveLength(2)
  fireEvent.click(panel.getByRole('button', { name: 'Edit Order number' }))
  const input = await panel.findByRole('textbox', { name: 'Order number' })
  fireEvent.change(input, { target: { value: 'PY-2041' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save' }))
  await panel.findByText('Edited by Ada Owner')
  panel.getByText('PY-2041')
  expect(panel.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a username from a channel stands beside the name, under a label of its own', async () => {
  const agentId = 'fields-screen-006'
  const { owner, conversationId } = await conversation(agentId, { name: 'Ana Souza', username: 'anasouza' })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  const panel = within(await page.findByRole('region', { name: 'Visitor' }))
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Username'])
})

test('a missing e-mail address can be added, and a wrong one is refused under its field', async () => {
  const agentId = 'fields-screen-002'
  const { owner, conversationId } = await conversation(agentId, {})
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  const panel = within(await page.findByRole('region', { name: 'Visitor' }))
  panel.getByText(/Nothing is known about this visitor yet/)
  fireEvent.click(panel.getByRole('button', { name: 'Add E-mail' }))
  const input = await panel.findByRole('textbox', { name: 'E-mail' })
  fireEvent.change(input, { target: { value: 'ana at example' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save' }))
  await panel.findByText('Write an e-mail address like name@example.com.')
  fireEvent.change(input, { target: { value: 'ana@example.com' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save' }))
  await panel.findByText('ana@example.com')
  await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull())
  fireEvent.click(panel.getByRole('button', { name: 'Add Phone' }))
  fireEvent.keyDown(await panel.findByRole('textbox', { name: 'Phone' }), { key: 'Escape' })
  await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull())
})

test('the search of Chats finds a conversation by a field, and says when nothing is found', async () => {
  const agentId = 'fields-screen-003'
  const { owner } = await conversation(agentId, { orderNumber: 'PY-2041', name: 'Ana Sousa' })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos`)
  const search = await page.findByRole('searchbox', { name: 'Search visitors' })
  await page.findByRole('link', { name: /Ana Sousa/ })
  fireEvent.change(search, { target: { value: 'nobody' } })
  await page.findByText('Nothing known about a visitor contains “nobody”.')
  expect(page.queryByRole('link', { name: /Ana Sousa/ })).toBeNull()
  fireEvent.change(search, { target: { value: 'py2041' } })
  await page.findByText('1 conversation found')
  page.getByRole('link', { name: /Ana Sousa/ })
})
