import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const unsaved = 'There are unsaved changes.'

/** A tab of a new owner's agent, with ways to change and read that agent beside the page. */
const openTab = async (tab: string) => {
  const owner = await dashboard.newOwner()
  const call = async (key: Parameters<Dashboard['call']>[1], input: object = {}) =>
    (await dashboard.call(owner, key, { agentId: owner.agentId, ...input })).data
  const open = () => dashboard.visit(owner, `${owner.area}/${tab}`)
  return { owner, call, open, saved: () => call('GET /v2/agents/{agentId}'), ...open() }
}

test('a draft is saved with mod+S, shown and published with the same keys, and the embed code is offered once', async () => {
  const { page, user, fill, saved } = await openTab('overview?tab=opening')
  await fill(await page.findByLabelText('Bubble message'), 'Hi, is something creaking?')
  expect(await page.findAllByText(unsaved)).not.toHaveLength(0)
  await user.keyboard('{Control>}s{/Control}')
  await page.findByText('Unpublished changes')
  await expect.poll(() => page.queryAllByText(unsaved)).toEqual([])
  await user.keyboard('{Control>}s{/Control}')
  // nothing is live before it was looked at
  const review = await page.findByRole('dialog', { name: '1 change since v1' })
  await within(review).findByRole('heading', { name: 'Bubble message' })
  expect(await saved()).toMatchObject({ hasUnpublishedChanges: true, liveVersion: 1 })
  await user.keyboard('{Control>}s{/Control}')
  await page.findByText('v2 is live. Put it on the website?')
  expect(await page.findByRole('button', { name: 'Published' })).toHaveProperty('disabled', true)
  expect(await saved()).toMatchObject({ hasUnpublishedChanges: false, liveVersion: 2 })
  await user.click(page.getByRole('button', { name: "Don't show again" }))
  expect(localStorage.getItem('dontShowPublishAgain')).toBe('true')
  await expect.poll(() => page.queryByText(/Put it on the website/)).toBeNull()
  // one piece of news is told once
  expect(page.queryByText('Version 2 is live.')).toBeNull()
  await user.click(page.getByRole('button', { name: 'More about publishing' }))
  await user.click(await page.findByRole('button', { name: 'Add widget to website' }))
  const drawer = await page.findByRole('dialog', { name: 'Add to your website' })
  await within(drawer).findAllByText(/\/widget\/loader\.js/)
})

test('an agent’s picture says which files it takes, how it is cropped and what is shown without one', async () => {
  const { page } = await openTab('overview')
  // below the control of this picture, and of the chat's background
  expect(await page.findAllByText(/^PNG, JPEG, GIF or WebP, up to 5.MB$/)).toHaveLength(2)
  await page.findByText(/^Cropped to a square\. Without one, visitors see a chat icon/)
})

test('a dialog asks once before changes are lost', async () => {
  const { page, user, fill } = await openTab('overview')
  const description = await page.findByLabelText('Description')
  await fill(description, 'Something else')
  const leave = async () => user.click(page.getAllByRole('link', { name: 'Knowledge' })[0] ?? document.body)
  await leave()
  const question = await page.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await expect.poll(() => page.queryByRole('alertdialog')).toBeNull()
  expect(location.pathname).toMatch(/\/overview$/)
  expect(description).toHaveProperty('value', 'Something else')
  await leave()
  await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await page.findByRole('heading', { name: 'Knowledge', level: 1 })
  expect(page.queryAllByText(unsaved)).toEqual([])
})

test('another member’s save is never overwritten, and the unsaved edits stay', async () => {
  const { page, user, fill, call, saved } = await openTab('overview')
  await fill(await page.findByLabelText('Description'), 'Mine')
  await call('POST /v2/agents/{agentId}', { proactiveMessage: 'Theirs' })
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  // what helps is in the bar that saves, and nothing lies over it
  const bar = within(page.getByRole('region', { name: unsaved }))
  expect((await bar.findByRole('alert')).textContent).toMatch(/^Another member saved in the meantime/)
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0)
  await user.click(bar.getByRole('button', { name: 'Reload and keep my changes' }))
  await user.click(page.getByRole('tab', { name: 'Opening' }))
  await expect.poll(() => page.queryByLabelText('Bubble message')).toHaveProperty('value', 'Theirs')
  await user.click(page.getByRole('tab', { name: 'Look' }))
  expect(await page.findByLabelText('Description')).toHaveProperty('value', 'Mine')
  expect((await saved()).description).not.toBe('Mine')
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  await expect.poll(() => page.queryAllByText(unsaved)).toEqual([])
  expect(await saved()).toMatchObject({ description: 'Mine', proactiveMessage: 'Theirs' })
  // the other copy was kept before these edits were applied
  await user.click(page.getByRole('button', { name: 'More about publishing' }))
  await user.click(await page.findByRole('button', { name: 'Version history' }))
  const history = await page.findByRole('dialog', { name: 'Version history' })
  expect(await within(history).findAllByText(/Draft saved after v/)).toHaveLength(1)
  await user.click(within(history).getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
})

test('an earlier version becomes the draft, and visitors still see the live one', async () => {
  const { page, user, call, open, saved } = await openTab('overview?tab=opening')
  const before = await saved()
  await call('POST /v2/agents/{agentId}', { proactiveMessage: 'What is creaking?' })
  await call('POST /v2/agents/{agentId}/publish')
  open()
  await expect.poll(() => page.queryByLabelText('Bubble message')).toHaveProperty('value', 'What is creaking?')
  await user.click(page.getByRole('button', { name: 'More about publishing' }))
  await user.click(await page.findByRole('button', { name: 'Version history' }))
  const history = await page.findByRole('dialog', { name: 'Version history' })
  await user.click(await within(history).findByRole('button', { name: /^v1\b/ }))
  expect(await within(history).findAllByText(/creaking/)).not.toHaveLength(0)
  await user.click(await within(history).findByRole('button', { name: 'Restore v1 as draft' }))
  await expect.poll(() => page.queryByRole('dialog', { name: 'Version history' })).toBeNull()
  await expect.poll(() => page.getByLabelText('Bubble message')).toHaveProperty('value', before.proactiveMessage)
  await page.findByText('Unpublished changes')
  expect(await saved()).toMatchObject({
    liveVersion: 2,
    hasUnpublishedChanges: true,
    proactiveMessage: before.proactiveMessage,
  })
})

test('a chunk size under 1000 is refused in the specified words, and Discard restores the saved one', async () => {
  const { page, user, fill, saved } = await openTab('settings?tab=technical')
  const size = await page.findByLabelText('Max chunk size')
  await fill(size, '800')
  await user.click(page.getByRole('tab', { name: 'Core' }))
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  // from another tab: the field's own opens, with the focus in it
  await page.findByText('Failed to save agent: Max chunk size must be greater than 1000')
  await expect.poll(() => document.activeElement).toBe(await page.findByLabelText('Max chunk size'))
  await page.findByText('1 field needs your attention')
  expect((await saved()).vgOptions.maxChunkSize).toBe(2424)
  await user.click(page.getByRole('button', { name: 'Discard' }))
  expect(page.getByLabelText('Max chunk size')).toHaveProperty('value', '2424')
  expect(page.queryAllByText(unsaved)).toEqual([])
})

test.each([
  ['security', 'Security'],
  ['nonsense', 'Core'],
])('settings at the tab %s open at %s', async (tab, name) => {
  const { page } = await openTab(`settings?tab=${tab}`)
  await page.findByRole('tab', { name, selected: true })
})

test('a missing agent redirects to the list', async () => {
  const { page } = dashboard.visit(await dashboard.newOwner(), '/app/eu/agents/nosuchagent00000/overview')
  await page.findByRole('heading', { name: 'Agents', level: 1 })
  expect(location.pathname).toBe('/app/eu/agents')
})
