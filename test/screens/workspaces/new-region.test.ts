import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const foreign = () => {
  const about = { sub: 'nora', email: 'nora@example.com', name: 'Nora' }
  return { ...about, token: dashboard.region.pool.tokenOf(about, { iss: dashboard.region.pool.otherIssuer }) }
}
const workspaces = () => dashboard.region.rows().filter(({ kind }) => kind === 'workspace')

test('a link into a region without a workspace offers one, and creates it only then', async () => {
  const before = workspaces().length
  const { page, user } = dashboard.visit(foreign(), '/app/eu/automations')
  await page.findByRole('heading', { name: 'No workspace in Europe yet' })
  expect(workspaces()).toHaveLength(before)
  await user.click(page.getByRole('button', { name: 'Create a workspace in Europe' }))
  await page.findByRole('heading', { name: 'Crawler', level: 1 })
  expect(location.pathname).toBe('/app/eu/automations')
  expect(workspaces()).toHaveLength(before + 1)
})

test('a region’s address without a page leads to its agents', async () => {
  const owner = await dashboard.newOwner()
  const { page } = dashboard.visit(owner, '/app/eu')
  await page.findByRole('heading', { name: 'Agents', level: 1 })
  expect(location.pathname).toBe('/app/eu/agents')
})
