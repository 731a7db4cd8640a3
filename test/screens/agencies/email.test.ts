import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openEmail = async () => {
  const owner = await dashboard.newOwner()
  return dashboard.visit(owner, '/app/eu/agency?tab=email')
}

test('a domain that cannot be added is refused beside the field, with its reason in the message', async () => {
  const { page, user } = await openEmail()
  const field = await page.findByLabelText('Email sending domain')
  await user.keyboard('{Tab}')
  await user.click(page.getByRole('button', { name: 'Add domain' }))
  await page.findByText('Please enter a domain.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, 'fjord-studio.com{Enter}')
  // this region has no sender for agencies
  await page.findByText('This installation sends no mail from agencies’ domains.')
  await page.findByText('Failed to add domain: This installation sends no mail from agencies’ domains.')
})

test('a mail as a client gets it is shown, and the addresses to which none goes', async () => {
  const { page } = await openEmail()
  await page.findByRole('region', { name: 'As a client gets it' })
  await page.findByText('Nowhere: enter a support email on the Overview tab.')
  await page.findByText('No address is stopped.')
})
