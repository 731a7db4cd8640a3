import { onlineManager } from '@tanstack/react-query'
import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
  dashboard.closeAll()
})
afterAll(() => dashboard.stop())

/** In the side navigation; the phone's tabs, which happy-dom shows too, come after it. */
const tab = (page: ReturnType<Dashboard['visit']>['page'], name: string): HTMLElement => {
  const [agent = document.body] = page.getAllByRole('navigation', { name: 'Agent' })
  return within(agent).getByRole('link', { name })
}

test('a page that is not loaded yet says within the frame that it opens with the connection, and then does', async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, `${owner.area}/nodes`)
  await page.findByRole('heading', { name: 'Prompt', level: 1 })
  onlineManager.setOnline(false)
  await user.click(tab(page, 'Knowledge'))
  await page.findByText('You are offline. Knowledge opens when the connection is back.')
  page.getByRole('heading', { name: 'Knowledge', level: 1 })
  expect(tab(page, 'Knowledge').getAttribute('aria-current')).toBe('page')
  expect(page.queryByText('Error has occured')).toBeNull()
  onlineManager.setOnline(true)
  await page.findByRole('tab', { name: /^Sources/ })
  expect(page.queryByText(/opens when the connection is back/)).toBeNull()
})

test('a page that was loaded opens offline however old it is, and says how old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 3, 14, 2) })
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, `${owner.area}/kb`)
  await page.findByRole('tab', { name: /^Sources/ })
  await user.click(tab(page, 'Prompt'))
  await page.findByRole('heading', { name: 'Prompt', level: 1 })
  vi.setSystemTime(new Date(2027, 2, 3, 14, 32))
  onlineManager.setOnline(false)
  await user.click(tab(page, 'Knowledge'))
  await page.findByRole('tab', { name: /^Sources/ })
  await page.findByText('Offline. As of 14:02. Changes you save are sent when you are back online.')
})

test('the connection lost while a page loads is no endless skeleton', async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, `${owner.area}/nodes`)
  await page.findByRole('heading', { name: 'Prompt', level: 1 })
  const mend = dashboard.answerInstead('GET /v2/agents/{agentId}/conversations', () => {
    onlineManager.setOnline(false)
    throw new TypeError('Failed to fetch')
  })
  await user.click(tab(page, 'Chats'))
  await page.findByText('You are offline. Chats opens when the connection is back.')
  mend()
  onlineManager.setOnline(true)
  await page.findByText('Choose a conversation to read it.')
})
