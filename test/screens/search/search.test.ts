import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { settingsParts } from '#web/features/agents/settings/place-parts.ts'
import { widgetParts } from '#web/features/agents/widget/place-parts.ts'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openSearch = async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, `${owner.area}/kb`)
  await page.findByRole('heading', { name: 'Knowledge', level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  const field = await page.findByRole('combobox', { name: 'Search' })
  await expect.poll(() => document.activeElement).toBe(field)
  return { page, user, field }
}
const isClosed = (page: Awaited<ReturnType<typeof openSearch>>['page']) =>
  expect.poll(() => page.queryByRole('combobox', { name: 'Search' })).toBeNull()

test('the only strong match opens by itself', async () => {
  const { page, user } = await openSearch()
  await user.paste('temperature')
  await page.findByRole('option', { name: /Temperature.*Strong/ })
  await expect.poll(() => location.pathname + location.search).toMatch(/\/settings\?tab=technical/)
  await isClosed(page)
})

test('Enter opens the best result for the typed text however fast it comes', async () => {
  const { page, user } = await openSearch()
  const before = document.documentElement.dataset.theme
  await user.paste('switch')
  await user.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).not.toBe(before)
  await isClosed(page)
})

test('Escape closes the search and returns the focus', async () => {
  const { page, user } = await openSearch()
  await user.keyboard('{Escape}')
  await isClosed(page)
  const button = page.getAllByRole('button', { name: /^Find anything/ })[0]
  button?.focus()
  await user.keyboard('{Enter}')
  await page.findByRole('combobox', { name: 'Search' })
  await user.keyboard('{Escape}')
  await isClosed(page)
  await expect.poll(() => document.activeElement).toBe(button)
})

test('a search without a result says so', async () => {
  const { page, user } = await openSearch()
  await user.paste('qqxxzz')
  await page.findByText('No results found.')
  expect(page.queryAllByRole('option')).toEqual([])
})

const controls = Object.entries(
  Object.groupBy(
    [...widgetParts(), ...settingsParts()].filter(({ isControl }) => isControl),
    ({ where }) => where,
  ),
)
const paths: Readonly<Record<string, string>> = {
  'Widget, Look': 'overview?tab=look',
  'Widget, Opening': 'overview?tab=opening',
  'Widget, Behaviour': 'overview?tab=behaviour',
  'Settings, Core': 'settings?tab=core',
  'Settings, Security': 'settings?tab=security',
  'Settings, Technical': 'settings?tab=technical',
  'Settings, Handoff': 'settings?tab=handoff',
}

test.each(controls)('every control that the search finds in %s is there', async (where, parts = []) => {
  const owner = await dashboard.newOwner()
  const { page } = dashboard.visit(owner, `${owner.area}/${paths[where]}`)
  for (const { label } of parts) expect(await page.findAllByLabelText(label, { exact: false })).not.toHaveLength(0)
})

test('a tab of a page is found by its other names', async () => {
  const { page, user } = await openSearch()
  await user.paste('unanswered')
  await user.click(await page.findByRole('option', { name: /Gaps.*Knowledge/ }))
  await expect.poll(() => location.pathname + location.search).toMatch(/\/kb\?tab=gaps/)
  await isClosed(page)
})
