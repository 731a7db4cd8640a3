import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('a tab is set to View and back with the change itself, and home, where nobody changes anything, is not asked about', async () => {
  const owner = await dashboard.newOwner()
  const workspaceId = owner.uid
  const call = (key: Parameters<Dashboard['call']>[1], input: Readonly<Record<string, unknown>>) =>
    dashboard.call(owner, key, input)
  await call('POST /v2/workspaces/{workspaceId}/agency', { workspaceId })
  const { organisation } = await call('POST /v2/workspaces/{workspaceId}/organisations', {
    workspaceId,
    organisation: { name: 'Fjord', defaultClientAccess: ['/home', '/settings'] },
  })
  const { client } = await call('POST /v2/workspaces/{workspaceId}/clients', {
    workspaceId,
    orgId: organisation.ID,
    client: { name: 'Ingrid', email: 'ingrid@fjord.example' },
  })
  const stored = async () =>
    (await call('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { workspaceId, clientId: client.ID })).client
      .canEdit
  const { page, user } = dashboard.visit(owner, `/app/eu/clients?access=${client.ID}`)
  const drawer = within(await page.findByRole('dialog', { name: 'Client Access' }))
  const ofSettings = within(await drawer.findByRole('radiogroup', { name: 'In Settings' }))
  expect(drawer.queryByRole('radiogroup', { name: 'In Home' })).toBeNull()
  await user.click(ofSettings.getByRole('radio', { name: 'View' }))
  await drawer.findByText('Saved')
  expect(await stored()).not.toContain('/settings')
  await drawer.findByText('New users of Fjord get: Home, Settings.')
  await user.click(ofSettings.getByRole('radio', { name: 'Edit' }))
  await drawer.findByText('The same as new users of Fjord get.')
  await drawer.findByText('Saved')
  expect(await stored()).toBeNull()
})
