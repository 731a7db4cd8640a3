import { expect, onTestFinished, test } from 'vitest'
import { replaceWorld, world } from '#lib/world'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mailedSecret } = teamFixture()

const tokenOf = (sub: string, email = `${sub}@example.com`) => fixture.region.pool.tokenOf({ sub, email, name: sub })
const visit = async (token: string) => (await fixture.region.invoke('POST /v2/me', {}, { token })).body
const create = (token: string, workspaceName: string) =>
  fixture.region.invoke('POST /v2/workspaces', { workspaceName }, { token })
const creditsOf = async (workspaceId: string, token: string) =>
  (await fixture.region.invoke('GET /v2/workspaces/{workspaceId}', { workspaceId }, { token })).body.data.loadTokens
const isWorkspace = (name: string) => expect.objectContaining({ workspaceName: name, role: 'owner' })

test('an owner creates a second workspace, without a second grant, and finds both', async () => {
  const token = tokenOf('ada')
  const { workspace: home } = await visit(token)
  const { status, body } = await create(token, '  Shop  ')
  expect({ status, body }).toMatchObject({ status: 200, body: { workspace: { workspaceName: 'Shop', role: 'owner' } } })
  const { uid } = body.workspace
  expect(await creditsOf(uid, token)).toBe(0)
  expect(await creditsOf(home.uid, token)).toBe(1000)
  expect((await visit(token)).workspaces).toEqual([expect.objectContaining({ uid: home.uid }), isWorkspace('Shop')])
  const open = await fixture.region.invoke('GET /v2/me/workspaces', {}, { token })
  expect(open.body.workspaces).toHaveLength(2)
  expect(
    fixture.region
      .rows()
      .filter(({ reason, to }) => reason === 'free-grant' && [home.uid, uid].some((id) => to === `WS#${id}`)),
  ).toHaveLength(1)
})

test('the second workspace is the owner’s in every right, and nobody else’s', async () => {
  const token = tokenOf('bea')
  await visit(token)
  const { uid } = (await create(token, 'Studio')).body.workspace
  const keys = (given: string) =>
    fixture.region.invoke('GET /v2/workspaces/{workspaceId}/keys', { workspaceId: uid }, { token: given })
  expect((await keys(token)).status).toBe(200)
  const secret = (await fixture.region.invoke('GET /public/users/{userId}', { userId: uid }, { token })).body.data
  expect(secret.workspaceSecret).toMatch(/^vg_/)
  const agent = await fixture.region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId: 'agentofstudio001', ownerID: uid, title: 'A' },
    { token },
  )
  expect(agent.status).toBe(200)
  const other = tokenOf('eve')
  await visit(other)
  expect((await keys(other)).status).toBe(404)
  const leave = await fixture.region.invoke('DELETE /v2/workspaces/{workspaceId}', { workspaceId: uid }, { token })
  expect(leave.status).toBe(403)
})

test('the owner invites into the second workspace, whose member has nothing in the first', async () => {
  const token = tokenOf('cyd')
  const { workspace: home } = await visit(token)
  const { uid } = (await create(token, 'Club')).body.workspace
  const invite = (email: string) =>
    fixture.region.invoke('POST /v2/workspaces/{workspaceId}/invitations', { workspaceId: uid, email }, { token })
  expect((await invite('cyd@example.com')).status).toBe(422)
  expect((await invite('guest@example.com')).status).toBe(200)
  const guest = tokenOf('guest')
  await visit(guest)
  const secret = mailedSecret()
  const joined = await fixture.region.invoke(
    'POST /no-auth/workspaces/{workspaceId}/invite',
    { workspaceId: uid, secret },
    { token: guest },
  )
  expect(joined.body).toMatchObject({ workspace: { uid, role: 'member' } })
  const seen = (workspaceId: string) =>
    fixture.region.invoke('GET /v2/workspaces/{workspaceId}', { workspaceId }, { token: guest })
  expect([(await seen(uid)).status, (await seen(home.uid)).status]).toEqual([200, 404])
})

test('another identity of the owner opens all of their workspaces', async () => {
  await visit(tokenOf('dag'))
  await create(tokenOf('dag'), 'Farm')
  const google = tokenOf('dag-by-google', 'dag@example.com')
  const { workspaces } = await visit(google)
  expect(workspaces).toEqual([expect.anything(), isWorkspace('Farm')])
  expect((await creditsOf(workspaces[1].uid, google)) === 0).toBe(true)
})

test('a changed address and a changed profile reach all workspaces of the owner', async () => {
  await visit(tokenOf('eli', 'eli@old.test'))
  const { uid } = (await create(tokenOf('eli', 'eli@old.test'), 'Lab')).body.workspace
  const token = tokenOf('eli', 'eli@new.test')
  fixture.region.pool.change({ sub: 'eli', email: 'eli@new.test' })
  await visit(token)
  await fixture.region.invoke('POST /v2/me/profile', { displayName: 'Eli Stone', workspaceName: 'Home' }, { token })
  const { body } = await fixture.region.invoke('GET /v2/workspaces/{workspaceId}/team', { workspaceId: uid }, { token })
  expect(body.team.owner).toMatchObject({ email: 'eli@new.test', displayName: 'Eli Stone' })
  expect((await visit(token)).workspaces.map((it: { workspaceName: string }) => it.workspaceName)).toEqual([
    'Home',
    'Lab',
  ])
  // who gets the old address at the pool gets none of them
  const next = await visit(tokenOf('next', 'eli@old.test'))
  expect(next).toMatchObject({ isNew: true })
  expect(next.workspaces).toHaveLength(1)
})

test('a nameless workspace, the eleventh of a day and one before the first visit are refused', async () => {
  const token = tokenOf('flo')
  expect((await create(token, 'Early')).status).toBe(404)
  await visit(token)
  const nameless = await create(token, '   ')
  expect(nameless).toMatchObject({ status: 422 })
  expect(JSON.stringify(nameless.body)).toContain('Please enter a workspace name.')
  for (let at = 0; at < 10; at += 1) expect((await create(token, `Number ${at}`)).status).toBe(200)
  const refused = await create(token, 'One more')
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'You have created many workspaces today. Try again tomorrow.' },
  })
  expect((await visit(token)).workspaces).toHaveLength(11)
})

test('there is an end to the workspaces of one owner', async () => {
  const token = tokenOf('gus')
  await visit(token)
  const tomorrow = world().now() + 25 * 3_600_000
  for (let at = 0; at < 20; at += 1) {
    if (at === 10) onTestFinished(replaceWorld({ now: () => tomorrow }))
    await create(token, `Number ${at}`)
  }
  expect(await create(token, 'One more')).toMatchObject({
    status: 403,
    body: { message: 'You can have 20 workspaces of your own beside the first one.' },
  })
})
