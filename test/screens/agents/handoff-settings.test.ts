import { fireEvent, within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('an owner sets when the team answers, and a row without days is refused at its place', async () => {
  const owner = await dashboard.newOwner()
  const { agentId } = owner
  const saved = async () => (await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId })).data.handoff
  const { page, user, fill } = dashboard.visit(owner, `${owner.area}/settings?tab=handoff`)
  await user.click(await page.findByRole('button', { name: 'Add hours' }))
  fireEvent.input(page.getByLabelText('From'), { target: { value: '08:30' } })
  await user.click(page.getByRole('switch', { name: 'Only while your team is online' }))
  await fill(page.getByLabelText('When nobody is there'), 'We are fishing.')
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  await expect.poll(saved).toMatchObject({
    hours: [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '17:00' }],
    onlyOnline: true,
    awayMessage: 'We are fishing.',
  })
  for (const day of within(page.getByRole('group', { name: 'Days' })).getAllByRole('checkbox', { checked: true }))
    await user.click(day)
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  await page.findByText('Choose at least one day.')
  expect((await saved()).hours[0].days).toEqual([1, 2, 3, 4, 5])
})
