import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

const visit = (token: string) => region.invoke('POST /v2/me', {}, { token })
const save = (token: string, profile: Record<string, unknown>) =>
  region.invoke('POST /v2/me/profile', profile, { token })

test('a user who signs up without a name has an empty one until they enter it', async () => {
  const token = region.pool.tokenOf({ sub: 'nora', email: 'nora@example.com' })
  expect((await visit(token)).body.workspace.displayName).toBe('')
  expect((await save(token, { displayName: '  Nora Newcomer ', workspaceName: 'Northwind' })).status).toBe(200)
  expect((await visit(token)).body).toMatchObject({
    workspace: { displayName: 'Nora Newcomer', workspaceName: 'Northwind', photoURL: '', loadTokens: 1000 },
    workspaces: [{ workspaceName: 'Northwind' }],
  })
})

test('an identity provider’s name is used', async () => {
  const token = region.pool.tokenOf({ sub: 'gina', email: 'gina@example.com', name: 'Gina Google' })
  expect((await visit(token)).body.workspace.displayName).toBe('Gina Google')
})

test.each([
  [{ displayName: '  ' }, 'displayName', 'Please enter your name.'],
  [{ displayName: 'Nora', workspaceName: ' ' }, 'workspaceName', 'Please enter a workspace name.'],
  [{ displayName: 'Nora', photoURL: 'javascript:alert(1)' }, 'photoURL', 'must start with http:// or https://'],
])('%j is refused with a message', async (profile, path, message) => {
  const token = region.pool.tokenOf({ sub: 'nora', email: 'nora@example.com' })
  const { status, body } = await save(token, profile)
  expect(status).toBe(422)
  expect(body.issues).toContainEqual(expect.objectContaining({ path, message }))
})

test('a user cannot change another record or read-only fields', async () => {
  const token = region.pool.tokenOf({ sub: 'nora', email: 'nora@example.com' })
  for (const extra of [{ uid: 'another-user' }, { loadTokens: 9_000_000 }, { email: 'x@example.com' }])
    expect((await save(token, { displayName: 'Nora', ...extra })).status).toBe(422)
})

test('before the first sign-in there is no record to change', async () => {
  const token = region.pool.tokenOf({ sub: 'early', email: 'early@example.com' })
  expect((await save(token, { displayName: 'Early' })).status).toBe(404)
})
