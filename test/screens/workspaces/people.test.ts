import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { members } from '#functions/workspaces/members/store'
import { attempt } from '#lib/database/commit'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('people appear by the names of their profiles: in the members, their versions and the menu', async () => {
  const [owner, guest] = [await dashboard.newOwner(), await dashboard.region.newPerson({ name: 'Gus Guest' })]
  const nameless = await dashboard.region.newPerson()
  await dashboard.call(owner, 'POST /v2/me/profile', { displayName: 'Uma Xavier' })
  await attempt(
    [guest, nameless].map(({ email = '' }) => members.creating({ uid: owner.uid, email, joinedAt: 1, rights: [] })),
  )
  await dashboard.call(guest, 'POST /v2/agents/{agentId}', { agentId: owner.agentId, proactiveMessage: 'Creaking?' })
  await dashboard.call(guest, 'POST /v2/agents/{agentId}/publish', { agentId: owner.agentId })

  const { page, user } = dashboard.visit(owner, owner.area)
  await user.click(await page.findByRole('button', { name: /^Workspace \w/ }))
  await page.findByText('Uma Xavier')
  await user.click(await page.findByRole('button', { name: 'Members' }))
  const drawer = within(await page.findByRole('dialog', { name: 'Members' }))
  await drawer.findByText('Uma Xavier')
  drawer.getByText('Gus Guest')
  // the team knows a member without a name by their address, which is shown beside names too
  expect(drawer.getAllByText(nameless.email ?? '')).toHaveLength(1)
  expect(drawer.getAllByText(guest.email ?? '')).toHaveLength(1)
  await user.keyboard('{Escape}')

  await user.click(await page.findByRole('button', { name: 'More about publishing' }))
  await user.click(await page.findByRole('button', { name: 'Version history' }))
  const versions = within(await page.findByRole('dialog', { name: 'Version history' }))
  await versions.findByText('Gus Guest')
  expect(versions.queryByText(guest.email ?? '')).toBeNull()
})
