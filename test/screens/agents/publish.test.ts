import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => {
  dashboard.closeAll()
  localStorage.removeItem('deployOffered')
})
afterAll(() => dashboard.stop())

/** A new agent whose saved draft has these changes, at its Widget tab. */
const openChanged = async (changes: object) => {
  const owner = await dashboard.newOwner()
  const call = async (key: Parameters<Dashboard['call']>[1], input: object = {}) =>
    (await dashboard.call(owner, key, { agentId: owner.agentId, ...input })).data
  if (Object.keys(changes).length > 0) await call('POST /v2/agents/{agentId}', changes)
  return { owner, call, ...dashboard.visit(owner, `${owner.area}/overview`) }
}

const publish = { name: 'Publish', exact: true }

test('Publish lists what changed, by area and in words, and publishes only when confirmed', async () => {
  const { page, user, call } = await openChanged({ title: 'Night desk', autoOpenWidget: true, vg_temperature: 0.1 })
  await user.click(await page.findByRole('button', publish))
  const review = await page.findByRole('dialog', { name: '3 changes since v1' })
  const item = async (name: string) => (await within(review).findByRole('heading', { name })).closest('li')?.textContent
  expect(await item('Name')).toMatch(/Night desk$/)
  expect(await item('Open automatically')).toBe('Open automatically before: Offafter: On')
  expect(await item('Temperature')).toMatch(/after: 0\.1$/)
  within(review).getByRole('heading', { name: 'Widget 2' })
  expect(await call('GET /v2/agents/{agentId}')).toMatchObject({ liveVersion: 1 })
  await user.click(within(review).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
  expect(await call('GET /v2/agents/{agentId}')).toMatchObject({ liveVersion: 1 })
  await user.click(page.getByRole('button', publish))
  await user.click(await page.findByRole('button', { name: /^Publish v2/ }))
  await page.findByText('v2 is live. Put it on the website?')
  expect(await call('GET /v2/agents/{agentId}')).toMatchObject({ liveVersion: 2, hasUnpublishedChanges: false })
})

test('the embed code is offered after an agent’s first publish only; then a notice says what is live', async () => {
  const { page, user, call, owner } = await openChanged({ description: 'One' })
  await user.click(await page.findByRole('button', publish))
  await user.click(await page.findByRole('button', { name: /^Publish v2/ }))
  await page.findByText('v2 is live. Put it on the website?')
  await call('POST /v2/agents/{agentId}', { description: 'Two' })
  const again = dashboard.visit(owner, `${owner.area}/overview`)
  await again.user.click(await again.page.findByRole('button', publish))
  await again.user.click(await again.page.findByRole('button', { name: /^Publish v3/ }))
  await again.page.findByText('Version 3 is live.')
  expect(again.page.queryByText(/Put it on the website/)).toBeNull()
})

test('with nothing to publish the button is off, and the menu says what is live', async () => {
  const { page, user } = await openChanged({})
  expect(await page.findByRole('button', { name: 'Published' })).toHaveProperty('disabled', true)
  await user.click(page.getByRole('button', { name: 'More about publishing' }))
  await page.findByText('Nothing to publish')
  await page.findByText('Version 1 is live, and the draft is the same.')
  expect(page.queryByRole('button', { name: 'Review changes' })).toBeNull()
})

test('a publish that fails says why where it was asked for, and can be tried again', async () => {
  const { page, user, call } = await openChanged({ description: 'Soon' })
  await user.click(await page.findByRole('button', publish))
  const review = await page.findByRole('dialog', { name: '1 change since v1' })
  await call('POST /v2/agents/{agentId}', { description: 'Later' })
  await user.click(within(review).getByRole('button', { name: /^Publish v2/ }))
  await within(review).findByText('Publishing failed.')
  expect(await call('GET /v2/agents/{agentId}')).toMatchObject({ liveVersion: 1 })
  // what another member saved meanwhile is listed before it can go live
  await within(review).findByText('Later')
  await user.click(within(review).getByRole('button', { name: /^Publish v2/ }))
  await page.findByText('v2 is live. Put it on the website?')
})

test('the draft can be tried before it is live', async () => {
  const { page, user } = await openChanged({ description: 'Try me' })
  const opened: string[] = []
  window.open = (url) => {
    opened.push(String(url))
    return null
  }
  await user.click(await page.findByRole('button', publish))
  await user.click(await page.findByRole('button', { name: 'Try the draft' }))
  await expect.poll(() => opened).toHaveLength(1)
  expect(opened[0]).toMatch(/prototype\?/)
})
