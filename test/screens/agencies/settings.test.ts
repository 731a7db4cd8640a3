import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('what Footer and Overview say of the agency stands at the foot of its pages', async () => {
  const { page, user } = dashboard.visit(await dashboard.newOwner(), '/app/eu/agency?tab=footer')
  const preview = within(await page.findByRole('region', { name: 'Preview', hidden: true }))
  await preview.findByText('EU GDPR')
  expect(preview.queryByText(/Powered by/)).toBeNull()
  for (const [label, text] of [
    ['Support email', 'help@heron.example'],
    ['Address', 'Quay 1, Bergen'],
    ['Terms page', 'https://heron.example/terms'],
  ] as const)
    await user.type(await page.findByLabelText(label), text)
  await user.click(page.getByRole('tab', { name: 'Overview' }))
  await user.type(await page.findByLabelText('Main website'), 'https://heron.example')
  const linkOf = (name: RegExp | string) => preview.findByRole('link', { name, hidden: true })
  for (const shown of ['Log in', 'Dashboard']) {
    await user.click(page.getByRole('radio', { name: shown }))
    await preview.findByText('Quay 1, Bergen')
    expect((await linkOf('help@heron.example')).getAttribute('href')).toBe('mailto:help@heron.example')
    expect((await linkOf('Terms of Service')).getAttribute('href')).toBe('https://heron.example/terms')
    expect((await linkOf(/^Powered by /)).getAttribute('href')).toBe('https://heron.example')
  }
})

test('the portal is previewed beside Domains too, and Overview leads to the clients', async () => {
  const { page, user } = dashboard.visit(await dashboard.newOwner(), '/app/eu/agency?tab=domains')
  await page.findByRole('region', { name: 'Preview', hidden: true })
  await user.click(page.getByRole('tab', { name: 'Overview' }))
  expect((await page.findByRole('link', { name: 'Go to clients' })).getAttribute('href')).toBe('/app/eu/clients')
})
