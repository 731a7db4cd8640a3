import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Rate, rates } from '#lib/http/rates'
import { problemMessages } from '#shared/problem-messages'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('what was entered stays when the workspace has added too many sources, and the page says when to go on', async () => {
  const owner = await dashboard.newOwner()
  const key = 'POST /v2/agents/{agentId}/knowledge/sources'
  await dashboard.call(owner, key, { agentId: owner.agentId, type: 'text', text: 'We are open from 8 to 18.' })
  const counted = dashboard.region.rows().filter(({ scope }) => String(scope).startsWith('calls#import#'))
  for (const row of counted) {
    const { scope, window, ttl } = row as unknown as Rate
    // the next window too, if it begins while the test runs
    for (const one of [window, window + 1]) await rates.save({ scope, window: one, ttl, count: 1_000_000 })
  }
  const { page, user, fill } = dashboard.visit(owner, `${owner.area}/kb`)
  const [open] = await page.findAllByRole('button', { name: 'Add source' })
  await user.click(open ?? document.body)
  const dialog = within(await page.findByRole('dialog', { name: 'Add source' }))
  const field = dialog.getByLabelText('Address of the page')
  await fill(field, 'https://example.com/opening-hours')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  const [first = ''] = problemMessages.tooManyInTime(5).split('.')
  const shown = (await dialog.findByRole('alert')).textContent ?? ''
  expect([first, problemMessages.tooMany].some((message) => shown.includes(message))).toBe(true)
  expect(field).toHaveProperty('value', 'https://example.com/opening-hours')
})
