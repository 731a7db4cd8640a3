import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const unavailable = () => Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })

const openMenu = async (who: Parameters<Dashboard['visit']>[0], path: string, entry: string) => {
  const { page, user } = dashboard.visit(who, path)
  await user.click(await page.findByRole('button', { name: /^Workspace \w/ }))
  await user.click(await page.findByRole('button', { name: entry }))
  return { page, user }
}

test('an invitation whose mail cannot be sent says whom it did not reach', async () => {
  const owner = await dashboard.newOwner()
  dashboard.answerInstead('POST /v2/workspaces/{workspaceId}/invitations', unavailable)
  const { page, user } = await openMenu(owner, '/app/eu/agents', 'Members')
  await user.type(await page.findByLabelText(/e-mail/i), 'ana@example.com{Enter}')
  await page.findByText('Failed to invite ana@example.com')
})

test('a workspace that the server does not save says so', async () => {
  const owner = await dashboard.newOwner()
  dashboard.answerInstead('POST /v2/workspaces/{workspaceId}', unavailable)
  const { page, user } = await openMenu(owner, '/app/eu/agents', 'Workspace settings')
  const name = await page.findByLabelText('Workspace name')
  await user.clear(name)
  await user.type(name, 'Kestrel{Enter}')
  await page.findByText(/Failed to save workspace\./)
})
