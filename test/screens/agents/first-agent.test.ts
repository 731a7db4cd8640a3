import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openEmpty = async () => {
  const owner = await dashboard.region.newPerson({ name: 'Ada Owner' })
  await dashboard.call(owner, 'POST /v2/me', {})
  const { page, user, fill } = dashboard.visit(owner, '/app/eu/agents')
  return { owner, page, user, fill, website: await page.findByLabelText('Your website') }
}

test.each([
  ['', 'Company website is required'],
  ['not a site', 'Please enter a valid website URL or domain'],
  ['nonsense', 'Please enter a valid website URL or domain'],
])('“%s” is refused as a website before anything begins', async (typed, message) => {
  const { owner, page, user, fill, website } = await openEmpty()
  await fill(website, typed)
  await user.click(page.getByRole('button', { name: 'Create my agent' }))
  await page.findByText(message)
  expect([document.activeElement, website.getAttribute('aria-invalid')]).toEqual([website, 'true'])
  expect(location.search).toBe('')
  expect(localStorage.getItem(`wizard.${owner.uid}`)).toBeNull()
  await user.type(website, 'x')
  expect(page.queryByText(message)).toBeNull()
})

test('a website opens the wizard with it', async () => {
  const { page, fill, user, website } = await openEmpty()
  await fill(website, ' kestrel.example ')
  await user.keyboard('{Enter}')
  expect(await page.findByRole('textbox', { name: /^Website/ })).toHaveProperty('value', 'kestrel.example')
})

test('a workspace without credits says so before the wizard, and leads to the first workspace and to a person', async () => {
  const owner = await dashboard.region.newPerson({ name: 'Ada Owner' })
  const { workspace: first } = await dashboard.call(owner, 'POST /v2/me', {})
  const { workspace } = await dashboard.call(owner, 'POST /v2/workspaces', { workspaceName: 'Second' })
  localStorage.setItem('workspace.eu', workspace.uid)
  const { page, user } = dashboard.visit(owner, '/app/eu/agents')
  const title = 'This workspace has no credits, so a new agent could not answer.'
  await page.findByText(title)
  expect(page.getByRole('link', { name: 'Ask us for credits' }).getAttribute('href')).toBe('/legal/contact')
  await user.keyboard('n')
  await page.findByRole('dialog', { name: 'New Agent' })
  await expect.poll(() => page.queryAllByText(title)).toHaveLength(2)
  await user.keyboard('{Escape}')
  const [open = document.body] = page.getAllByText(`Open ${first.workspaceName}`)
  await user.click(open)
  await expect.poll(() => page.queryByText(title)).toBeNull()
  expect(localStorage.getItem('workspace.eu')).toBe(first.uid)
})

test('a workspace with its credits says nothing of them', async () => {
  const { page } = await openEmpty()
  await page.findByText(/1,000 credits/)
  expect(page.queryByText(/no credits/i)).toBeNull()
})
