import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { KeyReaderRemoved } from '#events/workspaces/events'
import { members } from '#functions/workspaces/members/store'
import { attempt } from '#lib/database/commit'
import type { AccessKey } from '#shared/workspaces/access-keys'
import type { Right } from '#shared/workspaces/rights'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

type Owner = Awaited<ReturnType<Dashboard['newOwner']>>
type Visit = ReturnType<Dashboard['visit']>

const keysOfAgent = async (owner: Owner): Promise<AccessKey[]> =>
  (await dashboard.call(owner, 'GET /v2/agents/{agentId}/keys', { agentId: owner.agentId })).keys
const keysOfWorkspace = async (owner: Owner): Promise<AccessKey[]> =>
  (await dashboard.call(owner, 'GET /v2/workspaces/{workspaceId}/keys', { workspaceId: owner.uid })).keys

/** A member of a new owner's workspace, who sees it. */
const aMember = async (rights: Right[]) => {
  const [owner, guest] = [await dashboard.newOwner(), await dashboard.region.newPerson({ name: 'Gus Guest' })]
  await attempt([members.creating({ uid: owner.uid, email: guest.email ?? '', joinedAt: 1, rights })])
  const visit = (path: string): Visit => {
    localStorage.setItem('workspace.eu', owner.uid)
    return dashboard.visit(guest, path)
  }
  return { owner, guest, visit }
}

const openDrawer = async ({ page, user }: Visit, name: string) => {
  await user.click(await page.findByRole('button', { name: /^Workspace \w/ }))
  await user.click(await page.findByRole('button', { name }))
  return within(await page.findByRole('dialog', { name }))
}

const rotateBy = async ({ page, user }: Visit, what: string, period: string | RegExp) => {
  await user.click(await page.findByRole('button', { name: `Rotate: ${what}` }))
  const question = within(await page.findByRole('alertdialog', { name: `Rotate the ${what}?` }))
  await user.click(question.getByRole('radio', { name: period }))
  await user.click(question.getByRole('button', { name: 'Rotate' }))
  await page.findByText(`The new ${what} is valid now.`)
}

/** The accessible name of what has the focus. */
const focused = () => document.activeElement?.getAttribute('aria-label')

const revokeFirst = async ({ page, user }: Visit) => {
  const [button] = await page.findAllByRole('button', { name: /^Revoke now …/ })
  if (button) await user.click(button)
  const question = within(await page.findByRole('alertdialog', { name: /^Revoke …/ }))
  await user.click(question.getByRole('button', { name: 'Revoke now' }))
  await page.findByText(/is no longer valid\.$/)
}

test('an agent’s key is hidden until it is shown, rotated with a period, and the earlier one is revoked', async () => {
  const owner = await dashboard.newOwner()
  const visit = dashboard.visit(owner, `${owner.area}/settings?tab=security`)
  const { page, user } = visit
  const field = await page.findByLabelText('Agent key')
  const [first] = await keysOfAgent(owner)
  await expect.poll(() => field).toMatchObject({ type: 'password', value: first?.key })
  await user.click(page.getByRole('button', { name: 'Show agent key' }))
  expect(field).toMatchObject({ type: 'text' })
  await page.findByText(/^Created .*\. No use recorded\.$/)

  await rotateBy(visit, 'agent key', '7 days')
  const [second, ...earlier] = await keysOfAgent(owner)
  expect(field).toMatchObject({ value: second?.key })
  expect(earlier.map(({ id }) => id)).toEqual([first?.id])
  await page.findByText(new RegExp(`^…${first?.ending}, valid until `))
  await revokeFirst(visit)
  await expect.poll(() => page.queryByText('Earlier ones that are still valid')).toBeNull()
  expect(await keysOfAgent(owner)).toHaveLength(1)
  // the button that was used is gone
  await expect.poll(focused).toBe('Rotate: agent key')
})

test('an identity secret is created, rotated with a period, and the earlier one is revoked', async () => {
  const owner = await dashboard.newOwner()
  const visit = dashboard.visit(owner, `${owner.area}/settings?tab=security`)
  const { page, user } = visit
  const read = async (): Promise<AccessKey[]> =>
    (await dashboard.call(owner, 'GET /v2/agents/{agentId}/identity-secret', { agentId: owner.agentId })).keys
  await user.click(await page.findByRole('button', { name: 'Create secret' }))
  const field = await page.findByLabelText('Identity secret')
  await expect.poll(focused).toBe('Show identity secret')
  const [first] = await read()
  await expect.poll(() => field).toMatchObject({ type: 'password', value: first?.key })

  await rotateBy(visit, 'identity secret', '24 hours')
  const [second, ...earlier] = await read()
  expect(field).toMatchObject({ value: second?.key })
  expect(earlier.map(({ id }) => id)).toEqual([first?.id])
  await revokeFirst(visit)
  await expect.poll(() => page.queryByText('Earlier ones that are still valid')).toBeNull()
  expect(await read()).toHaveLength(1)
})

test('beside an agent’s key it shows which former members may know it', async () => {
  const { owner, guest } = await aMember(['keys'])
  await dashboard.call(owner, 'DELETE /v2/workspaces/{workspaceId}/members/{email}', {
    workspaceId: owner.uid,
    email: guest.email,
  })
  const { page } = dashboard.visit(owner, `${owner.area}/settings?tab=security`)
  await page.findByText(`Former members may still know it: ${guest.email}. Rotate it to shut them out.`)
})

test('a workspace’s secret is rotated in its settings, at once for nobody but the owner', async () => {
  const owner = await dashboard.newOwner()
  const visit = dashboard.visit(owner, '/app/eu/agents')
  const drawer = await openDrawer(visit, 'Workspace settings')
  const field = await drawer.findByLabelText('Workspace secret')
  await expect.poll(() => field).toMatchObject({ type: 'password', value: owner.secret })
  await rotateBy(visit, 'workspace secret', /^Not at all/)
  const keys = await keysOfWorkspace(owner)
  expect(keys).toHaveLength(1)
  expect(field).toMatchObject({ value: keys[0]?.key })
  expect(keys[0]?.key).not.toBe(owner.secret)
  await drawer.findByText(/Ada Owner rotated the workspace’s secret/)
})

test('a rotation that is refused leaves the key, and says why', async () => {
  const owner = await dashboard.newOwner()
  const visit = dashboard.visit(owner, `${owner.area}/settings?tab=security`)
  const { page, user } = visit
  const [before] = await keysOfAgent(owner)
  await expect.poll(() => page.queryByLabelText('Agent key')).toMatchObject({ value: before?.key })
  dashboard.answerInstead('POST /v2/agents/{agentId}/keys', () =>
    Response.json(
      { code: 'forbidden', message: 'The owner of this workspace has not allowed you to do this.' },
      { status: 403 },
    ),
  )
  await user.click(page.getByRole('button', { name: 'Rotate: agent key' }))
  await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Rotate' }))
  await page.findByText('The owner of this workspace has not allowed you to do this.')
  expect(page.getByLabelText('Agent key')).toMatchObject({ value: before?.key })
})

test('a member without the rights finds sentences where the controls would be, and nothing asks for keys', async () => {
  const { owner, visit } = await aMember([])
  const settings = visit(`${owner.area}/settings?tab=security`)
  await settings.page.findByText(
    'Only the owner and the members they allow can read and rotate the keys of this agent.',
  )
  expect(settings.page.queryByLabelText('Agent key')).toBeNull()
  expect(settings.page.queryByText('Identity secret')).toBeNull()

  const list = visit('/app/eu/agents')
  await list.user.click(await list.page.findByRole('button', { name: 'Actions for Ridgeline Cycles' }))
  await list.page.findByRole('menuitem', { name: 'Duplicate' })
  expect(list.page.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  await list.page.findByText('Only the owner and the members they allow can delete agents.')
  await list.user.keyboard('{Escape}')

  const drawer = await openDrawer(list, 'Workspace settings')
  await drawer.findByText('Only the owner of this workspace sees its secret.')
  expect(drawer.queryByRole('button', { name: 'Rotate: workspace secret' })).toBeNull()
  const asked = dashboard.exchanges.filter(({ key }) => /\/(keys|identity-secret)/.test(key))
  expect(asked.filter(({ status }) => status !== 200)).toEqual([])
})

test('a member with the rights finds the controls', async () => {
  const { owner, visit } = await aMember(['keys', 'delete'])
  const [current] = await keysOfAgent(owner)
  const settings = visit(`${owner.area}/settings?tab=security`)
  const field = await settings.page.findByLabelText('Agent key')
  await expect.poll(() => field).toMatchObject({ value: current?.key })
  await settings.page.findByText('Identity secret')
  const list = visit('/app/eu/agents')
  await list.user.click(await list.page.findByRole('button', { name: 'Actions for Ridgeline Cycles' }))
  await list.page.findByRole('menuitem', { name: 'Delete' })
})

/** The data of the removals that ask for new keys. */
const removals = (owner: Owner) =>
  dashboard.region
    .events()
    .flatMap(({ type, data }) => (type === KeyReaderRemoved.type && data.workspaceId === owner.uid ? [data] : []))

test.each([
  ['without a wish, nothing else happens', [], /is no longer a member\.$/, []],
  [
    'with the period chosen, the keys are replaced',
    ['1 hour'],
    /is no longer a member\. The keys are being replaced\.$/,
    [{ validFor: 'hour' }],
  ],
])('removing a member who could read keys offers to replace them: %s', async (_, periods, said, wanted) => {
  const { owner, guest } = await aMember(['keys'])
  const visit = dashboard.visit(owner, '/app/eu/agents')
  const { page, user } = visit
  await openDrawer(visit, 'Members')
  await user.click(await page.findByRole('button', { name: `Remove ${guest.email}` }))
  const question = within(await page.findByRole('alertdialog', { name: `Remove ${guest.email}?` }))
  for (const period of periods) {
    await user.click(question.getByRole('checkbox', { name: `Replace the keys that ${guest.email} may know` }))
    await user.click(await question.findByRole('radio', { name: period }))
  }
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await page.findByText(said)
  expect(removals(owner)).toMatchObject(wanted)
})

test('removing a member who could never read keys offers nothing', async () => {
  const { owner, guest } = await aMember(['invite'])
  const visit = dashboard.visit(owner, '/app/eu/agents')
  const { page, user } = visit
  await openDrawer(visit, 'Members')
  await user.click(await page.findByRole('button', { name: `Remove ${guest.email}` }))
  const question = within(await page.findByRole('alertdialog', { name: `Remove ${guest.email}?` }))
  expect(question.queryByRole('checkbox')).toBeNull()
})
