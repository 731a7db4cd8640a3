import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Problem } from '#shared/problems'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const SOURCES = 'GET /v2/workspaces/{workspaceId}/fleet'
const COPIES = 'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies'

/** As the server refuses a call for good. */
const refusal = () => {
  const { code, message } = new Problem('forbidden', 'Not for you.')
  return Response.json({ code, message }, { status: 403 })
}

test('lists that do not load say so in their place, with the server’s words, and load when they are tried again', async () => {
  const owner = await dashboard.newOwner()
  const mend = dashboard.answerInstead(SOURCES, refusal)
  const { page, user } = dashboard.visit(owner, '/app/eu/clients/fleet')
  await page.findByText('The fleet did not load.')
  expect(page.getByRole('alert').textContent).toContain('Not for you.')
  mend()
  await user.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByRole('heading', { name: 'No agent has copies yet' })
})

test('copies that do not load say so, and an agent without copies offers both ways to get some', async () => {
  const owner = await dashboard.newOwner()
  const mend = dashboard.answerInstead(COPIES, refusal)
  const { page, user } = dashboard.visit(owner, `/app/eu/clients/fleet/agents/${owner.agentId}`)
  await page.findByText('The copies did not load.')
  mend()
  await user.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByRole('heading', { name: '“Ridgeline Cycles” has no copies yet' })
  await user.click(page.getByRole('button', { name: 'Link agents' }))
  await page.findByText('No other agent of this workspace can become a copy.')
})
