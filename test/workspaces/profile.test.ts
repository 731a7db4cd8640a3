import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageByEmail } from '#features/workspaces'
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

test('a user’s language is stored for the mails to them at each visit in another one, and only theirs changes', async () => {
  const lena = region.pool.tokenOf({ sub: 'lena', email: 'lena@example.com' })
  const other = region.pool.tokenOf({ sub: 'otto', email: 'otto@example.com' })
  const stored = async () => {
    const languageOf = await languageByEmail(['lena@example.com', 'otto@example.com', 'nobody@example.com'])
    return ['lena@example.com', 'otto@example.com', 'nobody@example.com'].map(languageOf)
  }
  await region.invoke('POST /v2/me', { language: 'de' }, { token: lena })
  await visit(other)
  expect(await stored()).toEqual(['de', undefined, undefined])
  await region.invoke('POST /v2/me', { language: 'en' }, { token: lena })
  await region.invoke('POST /v2/me', { language: 'de' }, { token: other })
  expect(await stored()).toEqual(['en', 'de', undefined])
  await visit(lena)
  expect(await stored()).toEqual(['en', 'de', undefined])
  expect((await region.invoke('POST /v2/me', { language: 'tlh' }, { token: lena })).status).toBe(422)
})
