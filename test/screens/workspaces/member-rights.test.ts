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

const aTeam = async () => {
  const [owner, guest] = [await dashboard.newOwner(), await dashboard.region.newPerson({ name: 'Gus Guest' })]
  await attempt([members.creating({ uid: owner.uid, email: guest.email ?? '', joinedAt: 1, rights: [] })])
  return { owner, guest }
}

const rightsOf = async (owner: Awaited<ReturnType<typeof aTeam>>['owner']) =>
  (await dashboard.call(owner, 'GET /v2/workspaces/{workspaceId}/team', { workspaceId: owner.uid })).team.members[0]
    .rights

const openMembers = async ({ page, user }: ReturnType<Dashboard['visit']>) => {
  await user.click(await page.findByRole('button', { name: /^Workspace \w/ }))
  await user.click(await page.findByRole('button', { name: 'Members' }))
}

const isOn = (label: HTMLElement) =>
  label.closest('.vg-choice')?.querySelector('[aria-checked]')?.getAttribute('aria-checked')

test('the owner allows a member something and takes it back; a refusal is said and the switch returns', async () => {
  const { owner, guest } = await aTeam()
  const visit = dashboard.visit(owner, '/app/eu/agents')
  const { page, user } = visit
  await openMembers(visit)
  await page.findByText(`What ${guest.email} may do`)
  const keys = await page.findByText('Read and rotate keys')
  await user.click(keys)
  await expect.poll(() => rightsOf(owner)).toEqual(['keys'])
  await expect.poll(() => isOn(keys)).toBe('true')
  await user.click(keys)
  await expect.poll(() => rightsOf(owner)).toEqual([])
  await expect.poll(() => isOn(keys)).toBe('false')
  await dashboard.call(owner, 'DELETE /v2/workspaces/{workspaceId}/members/{email}', {
    workspaceId: owner.uid,
    email: guest.email,
  })
  await user.click(keys)
  await page.findByText('There is no such member.')
})
