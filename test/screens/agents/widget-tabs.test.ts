import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AgentSettings } from '#shared/agents/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { tabOfField } from '#web/features/agents/widget/tab-of-field.ts'
import { widgetLabels } from '#web/features/agents/widget/widget-labels.ts'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const unsaved = 'There are unsaved changes.'

const openWidget = async (search = '') => {
  const owner = await dashboard.newOwner()
  return { owner, ...dashboard.visit(owner, `${owner.area}/overview${search}`) }
}

test('edits survive a change of tab, and one bar names and saves them all', async () => {
  const { owner, page, user, fill } = await openWidget()
  await fill(await page.findByLabelText('Description'), 'Repairs on Tuesday')
  await user.click(page.getByRole('tab', { name: 'Opening' }))
  expect(location.search).toContain('tab=opening')
  await fill(await page.findByLabelText('Bubble message'), 'Something creaking?')
  await user.click(page.getByRole('tab', { name: 'Behaviour' }))
  await user.click(await page.findByRole('switch', { name: 'Smooth scrolling' }))
  const bar = page.getByRole('region', { name: unsaved })
  await within(bar).findByText('Description, Bubble message, Smooth scrolling')
  await user.click(page.getByRole('tab', { name: 'Look' }))
  expect(await page.findByLabelText('Description')).toHaveProperty('value', 'Repairs on Tuesday')
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  await expect.poll(() => page.queryAllByText(unsaved)).toEqual([])
  const { data } = await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId: owner.agentId })
  expect(data).toMatchObject({
    description: 'Repairs on Tuesday',
    proactiveMessage: 'Something creaking?',
    scrollAnimation: expect.any(Boolean),
  })
})

test('a field that the server refuses opens its tab and takes the focus', async () => {
  const { page, user, fill } = await openWidget()
  await fill(await page.findByLabelText('Name'), ' ')
  await user.click(page.getByRole('tab', { name: 'Behaviour' }))
  await page.findByLabelText('Handoff title')
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  await expect.poll(() => document.activeElement).toBe(await page.findByLabelText('Name'))
  expect(location.search).toContain('tab=look')
})

test('every field of the page belongs to the tab that shows it, and `?tab=` opens no other', async () => {
  const { page } = await openWidget('?tab=nothing')
  expect((await page.findByRole('tab', { name: 'Look' })).getAttribute('aria-selected')).toBe('true')
  const fields = Object.keys(widgetLabels)
  expect(fields.filter((field) => !(field in AgentSettings.shape))).toEqual([])
  const byTab = Object.groupBy(fields, tabOfField)
  expect(byTab.look).toEqual(expect.arrayContaining(['title', 'theme', 'chatBgURL', 'branding']))
  expect(byTab.css).toEqual(['ADVANCED_customCSS'])
  expect([tabOfField('ui.widgetType'), tabOfField('whatsappPhoneNumber'), tabOfField('lang')]).toEqual([
    'opening',
    'opening',
    'behaviour',
  ])
})
