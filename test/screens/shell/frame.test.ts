import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('a page that does not load says so within its frame, and Try again loads it', async () => {
  const owner = await dashboard.newOwner()
  const mend = dashboard.answerInstead('GET /v2/agents/{agentId}', () =>
    Response.json({ code: 'unavailable', message: 'Please try again.', requestId: 'r' }, { status: 503 }),
  )
  const { page, user } = dashboard.visit(owner, `${owner.area}/settings`)
  await page.findByRole('heading', { name: 'Error has occured', level: 1 })
  await page.findByText('Settings did not load.')
  await page.findByText('Server response: Please try again.')
  expect(page.getAllByRole('button', { name: /^Workspace/ })).not.toHaveLength(0)
  mend()
  await user.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByRole('heading', { name: 'Settings', level: 1 })
})

test('tabs of the browser name the page, the agent and the product', async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, `${owner.area}/kb`)
  await page.findByRole('heading', { name: 'Knowledge', level: 1 })
  await expect.poll(() => document.title).toBe('Knowledge · Ridgeline Cycles · Parley')
  const [agents = document.body] = page.getAllByRole('link', { name: 'Agents' })
  await user.click(agents)
  await page.findByRole('heading', { name: 'Agents', level: 1 })
  await expect.poll(() => document.title).toBe('Agents · Parley')
})

test('choosing another agent keeps the open tab', async () => {
  const owner = await dashboard.newOwner()
  const copy = await dashboard.call(owner, 'POST /v2/agents/{agentId}/duplicate', {
    agentId: owner.agentId,
    title: 'The other',
  })
  const { page, user } = dashboard.visit(owner, `${owner.area}/kb`)
  await page.findByRole('heading', { name: 'Knowledge', level: 1 })
  await user.click(page.getByRole('button', { name: 'Ridgeline Cycles' }))
  const menu = await page.findByRole('dialog', { name: 'Switch agent' })
  const other = await within(menu).findByRole('link', { name: /The other/ })
  expect(menu.querySelector('[aria-current]')?.textContent).toContain('Ridgeline Cycles')
  await user.click(other)
  await expect.poll(() => location.pathname).toBe(`/app/eu/agents/${copy.data.ID}/kb`)
  await page.findByRole('heading', { name: 'Knowledge', level: 1 })
  await page.findByRole('button', { name: 'The other' })
})
