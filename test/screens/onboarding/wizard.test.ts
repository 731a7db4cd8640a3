import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('Continue with wrong fields moves the focus to the first of them', async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  const name = await page.findByLabelText('Company name')
  const next = page.getByRole('button', { name: 'Continue' })
  await user.click(next)
  await page.findByText('Please enter the name of your company.')
  expect(document.activeElement).toBe(name)
  await user.type(name, 'Casa Verde')
  await user.type(page.getByRole('textbox', { name: /^Website/ }), 'no website')
  await user.click(next)
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: /^Website/ }))
  await user.clear(page.getByRole('textbox', { name: /^Website/ }))
  await user.click(next)
  expect(document.activeElement).toBe(page.getByLabelText('What does your company do?'))
})
