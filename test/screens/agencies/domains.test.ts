import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openDomains = async (owner?: Awaited<ReturnType<Dashboard['newOwner']>>) => {
  const by = owner ?? (await dashboard.newOwner())
  const view = dashboard.visit(by, '/app/eu/agency?tab=domains')
  return { ...view, owner: by }
}

test('a subdomain is set up by its name, opened, and cancelled after a question', async () => {
  const { page, user } = await openDomains()
  const field = await page.findByLabelText('Product subdomain')
  await user.type(field, ' Heron')
  await page.findByText('Your portal will be at heron.agencies.example.')
  await user.keyboard('{Enter}')
  await page.findByText('heron.agencies.example')
  await page.findByText('Live')
  expect(page.getByRole('link', { name: /Open portal/ }).getAttribute('href')).toMatch(
    /^https?:\/\/heron\.agencies\.example[:/]/,
  )
  await user.click(page.getByRole('button', { name: 'Cancel subdomain' }))
  const dialog = await page.findByRole('alertdialog', { name: 'Cancel heron.agencies.example?' })
  expect(dialog.textContent).toContain('stays reserved for you for 90 days')
  const [keep, confirm] = dialog.querySelectorAll('button')
  expect([keep?.textContent, confirm?.textContent]).toEqual(['Keep it', 'Cancel subdomain'])
  if (confirm) await user.click(confirm)
  await page.findByLabelText('Product subdomain')
})

test('a name that another agency has, and one that is none, are refused beside the field', async () => {
  const first = await openDomains()
  await first.user.type(await first.page.findByLabelText('Product subdomain'), 'kestrel{Enter}')
  await first.page.findByText('Live')
  dashboard.closeAll()
  const { page, user } = await openDomains()
  const field = await page.findByLabelText('Product subdomain')
  await user.type(field, 'kestrel{Enter}')
  await page.findByText('This domain already exists. Please try another one.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  expect(page.queryByText('This domain already exists. Please try another one.')).toBeNull()
  await user.type(field, 'a.b{Enter}')
  await page.findByText(/Use 1 to 63 letters/)
})
