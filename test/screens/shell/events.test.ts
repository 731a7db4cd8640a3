import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('an endpoint inside is refused beside its field, and one without types is', async () => {
  const { page, user } = dashboard.visit(await dashboard.newOwner(), '/app/eu/events')
  await page.findByText('No endpoints yet.')
  await user.click(page.getByRole('button', { name: 'Add endpoint' }))
  const field = await page.findByLabelText('Address')
  await user.type(field, 'https://10.0.0.1/events{Enter}')
  await page.findByText(/Use an https address that the public internet can reach/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.click(page.getByRole('button', { name: 'Select none' }))
  await user.type(field, '{Enter}')
  await page.findByText('Choose at least one type of event.')
})
