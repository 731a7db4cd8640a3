import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterEach(() => region.pool.setDown(false))
afterAll(() => region.stop())

const visit = (sub: string, email: string) =>
  region.invoke('POST /v2/me', {}, { token: region.pool.tokenOf({ sub, email }) })

const openWorkspaces = async (sub: string, email: string) =>
  (await region.invoke('GET /v2/me/workspaces', {}, { token: region.pool.tokenOf({ sub, email }) })).body.workspaces

const recordOf = (uid: string) => region.rows().find((row) => row.pk === `WS#${uid}` && row.sk === 'META')

test('the next holder of an address that its owner gave up at the pool opens a workspace of their own', async () => {
  const dora = (await visit('dora', 'dora@corp.test')).body.workspace
  region.pool.change({ sub: 'dora', email: 'dora@home.test' })
  expect(await openWorkspaces('second-dora', 'dora@corp.test')).toEqual([])
  const second = (await visit('second-dora', 'dora@corp.test')).body
  expect(second.isNew).toBe(true)
  expect(second.workspace.uid).not.toBe(dora.uid)
  const back = (await visit('dora', 'dora@home.test')).body
  expect(back).toMatchObject({ isNew: false, workspace: { uid: dora.uid, email: 'dora@home.test' } })
})

test('an address that the owner’s identity has no longer verified opens nothing', async () => {
  const owner = (await visit('evi', 'evi@example.com')).body.workspace
  region.pool.change({ sub: 'evi', email: 'evi@example.com', isVerified: false })
  expect((await visit('evi-two', 'evi@example.com')).body.workspace.uid).not.toBe(owner.uid)
})

test('a visit writes the changed address to the record and its index, and says so in the activity', async () => {
  const { uid } = (await visit('finn', 'finn@old.test')).body.workspace
  const { body } = await visit('finn', 'finn@new.test')
  expect(body).toMatchObject({ workspace: { uid, email: 'finn@new.test' }, workspaces: [{ uid }] })
  expect(recordOf(uid)).toMatchObject({ email: 'finn@new.test', gsi1pk: 'UEMAIL#finn@new.test' })
  expect((await visit('finn-by-google', 'finn@new.test')).body.workspace.uid).toBe(uid)
  expect((await visit('second-finn', 'finn@old.test')).body.workspace.uid).not.toBe(uid)
  const token = region.pool.tokenOf({ sub: 'finn', email: 'finn@new.test' })
  const { activity } = (
    await region.invoke('GET /v2/workspaces/{workspaceId}/activity', { workspaceId: uid }, { token })
  ).body
  expect(activity.map(({ action, subject }: { action: string; subject?: string }) => [action, subject])).toContainEqual(
    ['workspace.email-changed', 'finn@new.test'],
  )
})

test('one identity of several with another address is enough to refuse', async () => {
  const { uid } = (await visit('gil', 'gil@example.com')).body.workspace
  await visit('gil-by-google', 'gil@example.com')
  region.pool.change({ sub: 'gil-by-google', email: 'gil@elsewhere.test' })
  expect((await visit('gil-three', 'gil@example.com')).body.workspace.uid).not.toBe(uid)
})

test('a workspace whose identities are all gone from the pool is opened by its verified address', async () => {
  const { uid } = (await visit('hal', 'hal@example.com')).body.workspace
  region.pool.remove('hal')
  expect(await openWorkspaces('hal-again', 'hal@example.com')).toEqual([expect.objectContaining({ uid })])
  expect((await visit('hal-again', 'hal@example.com')).body).toMatchObject({ isNew: false, workspace: { uid } })
})

test('a younger workspace of the address is opened when the oldest may not be', async () => {
  const { uid: oldest } = (await visit('ida', 'ida@example.com')).body.workspace
  region.pool.change({ sub: 'ida', email: 'ida@elsewhere.test' })
  const { uid: younger } = (await visit('ida-two', 'ida@example.com')).body.workspace
  expect(younger).not.toBe(oldest)
  expect((await visit('ida-two-by-google', 'ida@example.com')).body.workspace.uid).toBe(younger)
})

test('an identity that was recorded before its pool was is taken for an existing one, until its next visit', async () => {
  const { uid } = (await visit('jon', 'jon@example.com')).body.workspace
  const row = region.rows().find(({ pk }) => pk === 'SUB#jon')
  const { poolId: _, username: __, gsi1pk: ___, gsi1sk: ____, ...before } = row ?? {}
  await region.database.send({ constructor: { name: 'PutCommand' }, input: { TableName: 'main', Item: before } })
  expect(await openWorkspaces('jon-by-google', 'jon@example.com')).toEqual([])
  await visit('jon', 'jon@example.com')
  expect((await visit('jon-by-google', 'jon@example.com')).body.workspace.uid).toBe(uid)
})

test('while the pool does not answer nobody is let in and no second workspace is created', async () => {
  await visit('kay', 'kay@example.com')
  const before = region.rows().length
  region.pool.setDown(true)
  const { status, body } = await visit('kay-two', 'kay@example.com')
  expect([status, body.message]).toEqual([503, 'We could not check who owns this address. Try again in a moment.'])
  expect(region.rows()).toHaveLength(before)
  expect((await visit('kay', 'kay@example.com')).status).toBe(200)
})
