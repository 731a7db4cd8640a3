import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openWidgetTab = async () => {
  const { page, user } = await dashboard.newOwner().then((owner) => dashboard.visit(owner, `${owner.area}/overview`))
  const heading = (name: string) => page.findByRole('heading', { name, level: 1 })
  await heading('Widget')
  return { page, user, heading }
}

test('shortcuts of two letters open their pages', async () => {
  const { user, heading } = await openWidgetTab()
  await user.keyboard('gk')
  await heading('Knowledge')
  await user.keyboard('gc')
  await heading('Chats')
  await user.keyboard('ga')
  await heading('Agents')
  expect(location.pathname).toBe('/app/eu/agents')
})

test('in a field letters are only letters', async () => {
  const { page, user } = await openWidgetTab()
  const field = await page.findByLabelText('Description')
  await user.clear(field)
  await user.type(field, 'gan?')
  expect(field).toHaveProperty('value', 'gan?')
  expect(page.queryByRole('dialog')).toBeNull()
  expect(location.pathname).toMatch(/\/overview$/)
})

test('? opens the help, and Escape closes it and returns the focus', async () => {
  const { page, user } = await openWidgetTab()
  const before = page.getAllByRole('link', { name: 'Settings' })[0]
  before?.focus()
  await user.keyboard('?')
  const help = await page.findByRole('dialog', { name: 'Help' })
  within(help).getByText('Save, then publish')
  // every link here leads to a page
  const links = within(help).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/legal/contact', '/openapi.json'])
  await expect.poll(() => help.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(before)
})

test('mod+J opens the test chat beside the tab and closes it', async () => {
  const { page, user, heading } = await openWidgetTab()
  await user.keyboard('{Control>}j{/Control}')
  await page.findByRole('complementary', { name: 'Test chat' })
  expect(location.search).toBe('?showDebugger=true')
  await heading('Widget')
  await user.keyboard('{Control>}j{/Control}')
  await expect.poll(() => page.queryByRole('complementary', { name: 'Test chat' })).toBeNull()
  expect(location.search).toBe('')
})
