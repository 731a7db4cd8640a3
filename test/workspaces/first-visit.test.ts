import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

const visit = (token: string, arrival: object = {}) =>
  region.invoke('POST /v2/me', arrival as Record<string, unknown>, { token })

test('the first sign-in creates the personal workspace with 1,000 free credits', async () => {
  const token = region.pool.tokenOf({ sub: 'ana', email: 'Ana@Example.com', name: 'Ana' })
  const { status, body } = await visit(token, { utm_source: 'spring' })
  expect(status).toBe(200)
  expect(body.isNew).toBe(true)
  expect(body.workspace).toMatchObject({
    email: 'ana@example.com',
    displayName: 'Ana',
    location: 'voiceglow-eu',
    loadTokens: 1000,
    hasEverPaid: false,
    workspaceEmails: [],
    internal: { isNewUser: true, utm_source: 'spring' },
  })
  expect(body.workspace.uid).toMatch(/^[A-Za-z0-9]{15}$/)
  expect(body.workspace.workspaceSecret).toMatch(/^vg_[A-Za-z0-9]{20}$/)
  expect(body.workspace.workspaceName).toMatch(/^Workspace [A-Za-z0-9]{5}$/)
  expect(body.workspaces).toEqual([expect.objectContaining({ uid: body.workspace.uid, role: 'owner' })])
  expect(region.events().filter(({ type }) => type === 'workspaces.created')).toHaveLength(1)
})

test('the second sign-in finds the same workspace and grants nothing', async () => {
  const token = region.pool.tokenOf({ sub: 'ana', email: 'ana@example.com' })
  const { body } = await visit(token)
  expect(body).toMatchObject({ isNew: false, workspace: { loadTokens: 1000 } })
  expect(region.rows().filter(({ kind }) => kind === 'workspace')).toHaveLength(1)
})

test('ten concurrent first sign-ins create one workspace and one grant', async () => {
  const token = region.pool.tokenOf({ sub: 'eager', email: 'eager@example.com' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => visit(token)))
  expect(new Set(answers.map(({ body }) => body.workspace.uid)).size).toBe(1)
  expect(region.rows().filter((row) => row.email === 'eager@example.com' && row.kind === 'workspace')).toHaveLength(1)
})

test('another identity with the same verified e-mail opens the oldest workspace', async () => {
  const first = await visit(region.pool.tokenOf({ sub: 'ben-password', email: 'ben@example.com' }))
  const second = await visit(region.pool.tokenOf({ sub: 'ben-google', email: 'ben@example.com' }))
  expect(second.body.isNew).toBe(false)
  expect(second.body.workspace.uid).toBe(first.body.workspace.uid)
})

test('a letter that only becomes Latin in lower case is another address', async () => {
  const mark = await visit(region.pool.tokenOf({ sub: 'mark', email: 'Mark@example.com' }))
  // the Kelvin sign
  const other = await visit(region.pool.tokenOf({ sub: 'kelvin', email: 'Mar\u212a@example.com' }))
  expect(mark.body.workspace.email).toBe('mark@example.com')
  expect(other.body).toMatchObject({ isNew: true, workspace: { email: 'mar\u212a@example.com' } })
})

test('an unverified e-mail gives no access to its owner’s workspace', async () => {
  await visit(region.pool.tokenOf({ sub: 'cleo', email: 'cleo@example.com' }))
  const { status, body } = await visit(
    region.pool.tokenOf({ sub: 'thief', email: 'cleo@example.com', isVerified: false }),
  )
  expect(status).toBe(403)
  expect(body.message).toBe('Please confirm your e-mail address first.')
})

test.each([
  ['expired', { exp: 1_600_000_000 }],
  ['of another client', { aud: 'another-client' }],
  ['of another issuer', { iss: 'https://cognito-idp.eu-central-1.amazonaws.com/other' }],
  ['an access token', { token_use: 'access' }],
])('a token that is %s is refused', async (_, claims) => {
  const { status } = await visit(region.pool.tokenOf({ sub: 'dan', email: 'dan@example.com' }, claims))
  expect(status).toBe(401)
})

test('without a token the sign-in is refused', async () => {
  expect((await region.invoke('POST /v2/me', {})).status).toBe(401)
})

test('referral and campaign are stored once, when the workspace is created', async () => {
  const token = region.pool.tokenOf({ sub: 'rita', email: 'rita@example.com' })
  const first = { referredFrom: 'friend', utm_source: 'spring', ps_xid: 'px1', tolt_referral: 'tr1' }
  await visit(token, first)
  const { body } = await visit(token, { referredFrom: 'other', utm_source: 'autumn' })
  expect(body.workspace).toMatchObject({
    referredFrom: 'friend',
    internal: { utm_source: 'spring', ps_xid: 'px1', tolt_referral: 'tr1' },
  })
  const events = region
    .events()
    .filter(({ type, data }) => type === 'workspaces.created' && data.email === 'rita@example.com')
  expect(events).toEqual([expect.objectContaining({ data: expect.objectContaining(first) })])
})

test('a visit by an account of the other region creates nothing and grants nothing, until it is asked to', async () => {
  const token = region.pool.tokenOf({ sub: 'nora', email: 'nora@example.com' }, { iss: region.pool.otherIssuer })
  const rows = region.rows().length
  for (let time = 0; time < 2; time++) {
    const { status, body } = await visit(token)
    expect([status, body.key]).toEqual([404, 'workspaces.noneHere'])
  }
  expect(region.rows()).toHaveLength(rows)
  const { body } = await visit(token, { create: true })
  expect(body).toMatchObject({ isNew: true, workspace: { loadTokens: 0, freeLTsTS: 0, email: 'nora@example.com' } })
  expect(region.rows().filter(({ kind }) => kind === 'ledger-entry')).not.toContainEqual(
    expect.objectContaining({ to: `WS#${body.workspace.uid}` }),
  )
  expect((await visit(token)).body).toMatchObject({ isNew: false, workspace: { uid: body.workspace.uid } })
})

test('the account’s own region grants its credits once, asked or not', async () => {
  const token = region.pool.tokenOf({ sub: 'olga', email: 'olga@example.com' })
  for (let time = 0; time < 2; time++)
    expect((await visit(token, { create: true })).body.workspace.loadTokens).toBe(1000)
})
