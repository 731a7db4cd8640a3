import { waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('a new workspace is named, opened at once, and in the switcher beside the first one', async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/agents')
  await user.click(await page.findByRole('button', { name: /^Workspace / }))
  await user.click(await page.findByRole('button', { name: 'New Workspace' }))
  const name = await page.findByRole('textbox', { name: 'Workspace name' })
  await user.type(name, '  {Enter}')
  expect(await page.findByText('Please enter a workspace name.')).toBeTruthy()
  await user.type(name, 'Second shop{Enter}')
  expect(await page.findByText('+ New Workspace')).toBeTruthy()
  // the first one's agent is not shown in it
  await waitFor(() => expect(page.queryByText('Ridgeline Cycles')).toBeNull())
  await user.click(await page.findByRole('button', { name: 'Second shop' }))
  const open = await page.findByRole('button', { name: 'Second shop', current: true })
  expect(open).toBeTruthy()
  expect(page.getAllByRole('button', { name: /^Workspace \w{5}$/ })).toHaveLength(1)
})

test('an agent of another workspace of theirs is opened in that workspace', async () => {
  const owner = await dashboard.newOwner()
  const other = await dashboard.call(owner, 'POST /v2/workspaces', { workspaceName: 'Second shop' })
  localStorage.setItem('workspace.eu', other.workspace.uid)
  const { page } = dashboard.visit(owner, `${owner.area}/settings`)
  await page.findByRole('heading', { name: 'Settings', level: 1 })
  await page.findByRole('button', { name: /^Workspace \w{5}$/ })
  expect(page.queryByRole('button', { name: 'Second shop' })).toBeNull()
  expect(localStorage.getItem('workspace.eu')).toBe(owner.uid)
})
