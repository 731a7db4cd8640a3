import { describe, expect, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { cookieOf, newAgencyPortal, PASSWORD } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>
const LIMITED = expect.stringMatching(/too many/i)

const later = (ms: number) => replaceWorld({ now: () => Date.now() + ms })
const mailedCode = (): string => /\b\d{6}\b/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
const mailedLink = (): URL => new URL(/https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '')
const handed = (link: URL, name: string): string => new URLSearchParams(link.hash.slice(1)).get(name) ?? ''

/** Logs in with what a call answered as the client. */
const logInWith = (it: Portal, { email, dashboardPassword }: { email: string; dashboardPassword: string }) =>
  it.logIn(email, dashboardPassword)
const viaOf = async (it: Portal, answer: { readonly cookies: readonly string[] }) =>
  (await it.call('GET /portal/me', {}, cookieOf(answer))).body.via

const allowSignUp = async (it: Portal) => {
  const { settings } = (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body.agency
  await it.set({ set: { settings: { ...settings, enableClientSignup: true } } })
}

describe('a log-in by code', () => {
  const sso = (it: Portal, email: string, code?: string) =>
    it.call('POST /rpc/ssoClient', { email, agencyId: it.agencyId, ...(code ? { code } : {}) })

  test('mails a code in the agency’s name, and logs in once with the ticket for it', async () => {
    const it = await agency('code')
    await it.set({ set: { name: 'Studio Nord' } })
    const { ID } = await it.add('ingrid@fjord.example')
    expect(await sso(it, 'Ingrid@fjord.example')).toMatchObject({ status: 200, body: { success: true } })
    expect(mails()).toMatchObject([{ to: ['ingrid@fjord.example'], subject: expect.stringContaining('Studio Nord') }])
    expect(JSON.stringify(mails())).not.toMatch(/parley/i)
    const { body } = await sso(it, 'ingrid@fjord.example', mailedCode())
    expect(body.data.clientData).toMatchObject({ ID, email: 'ingrid@fjord.example' })
    const first = await logInWith(it, body.data.clientData)
    expect(await viaOf(it, first)).toBe('code')
    expect((await logInWith(it, body.data.clientData)).status).toBe(401)
    expect(JSON.stringify(fixture.region.rows())).not.toContain(body.data.clientData.dashboardPassword)
  })

  test('is NOT_FOUND for an address that no client of this agency has, ten times a minute', async () => {
    const [it, other] = [await agency('nobody'), await agency('nobody2')]
    await other.add('ingrid@fjord.example')
    const statuses = []
    for (let at = 0; at < 11; at++) statuses.push((await sso(it, 'ingrid@fjord.example')).status)
    expect(statuses).toEqual([...Array(10).fill(404), 429])
    expect(mails()).toEqual([])
    expect((await it.call('POST /rpc/ssoClient', { email: 'a@b.example', agencyId: other.agencyId })).status).toBe(404)
  })

  test('tells by no wrong code and by no limit who is a client', async () => {
    const it = await agency('oracle')
    await it.add('ingrid@fjord.example')
    const wrong = async (email: string) => (await sso(it, email, '000000')).body
    expect(await wrong('ingrid@fjord.example')).toEqual(await wrong('no@one.example'))
    for (let at = 0; at < 10; at++) expect((await sso(it, `no${at}@one.example`)).status).toBe(404)
    for (const email of ['ingrid@fjord.example', 'no@one.example'])
      expect(await sso(it, email)).toMatchObject({ status: 429, body: { message: LIMITED } })
    expect(mails()).toEqual([])
  })

  test('takes a code for ten minutes, five tries, and for its own purpose', async () => {
    const it = await agency('limits')
    await it.add('ingrid@fjord.example')
    await sso(it, 'ingrid@fjord.example')
    const code = mailedCode()
    const undo = later(600_001)
    expect(await sso(it, 'ingrid@fjord.example', code)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'code' }] },
    })
    undo()
    await sso(it, 'ingrid@fjord.example')
    const second = mailedCode()
    const wrong = second === '000000' ? '000001' : '000000'
    for (let at = 0; at < 5; at++) expect((await sso(it, 'ingrid@fjord.example', wrong)).status).toBe(422)
    expect((await sso(it, 'ingrid@fjord.example', second)).status).toBe(422)
  })

  test('is used by one of a hundred who send the code at once', async () => {
    const it = await agency('race')
    await it.add('ingrid@fjord.example')
    await sso(it, 'ingrid@fjord.example')
    const code = mailedCode()
    const answers = await Promise.all(Array.from({ length: 100 }, () => sso(it, 'ingrid@fjord.example', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { clientData } = answers.find(({ status }) => status === 200)?.body.data ?? {}
    const logIns = await Promise.all(Array.from({ length: 20 }, () => logInWith(it, clientData)))
    expect(logIns.filter(({ status }) => status === 200)).toHaveLength(1)
  }, 60_000)

  test('sends five codes an hour to one address', async () => {
    const it = await agency('often')
    await it.add('ingrid@fjord.example')
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await sso(it, 'ingrid@fjord.example')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a sign-up', () => {
  const signUp = (it: Portal, email: string, code?: string) =>
    it.call('POST /rpc/signupWithOTP', { name: 'Ana', email, agencyId: it.agencyId, ...(code ? { code } : {}) })

  test('is refused where the agency does not allow it', async () => {
    const it = await agency('closed')
    expect((await signUp(it, 'ana@bakery.example')).status).toBe(403)
    expect(mails()).toEqual([])
  })

  test('makes an organisation and its admin as SAAS Mode says, once, and logs them in', async () => {
    const it = await agency('signup')
    await allowSignUp(it)
    expect((await signUp(it, 'ana@bakery.example')).body).toMatchObject({ success: true })
    const code = mailedCode()
    const { status, body } = await signUp(it, 'ana@bakery.example', code)
    expect(status).toBe(200)
    const me = await it.call('GET /portal/me', {}, cookieOf(await logInWith(it, body.data.clientData)))
    expect(me.body).toMatchObject({
      client: { name: 'Ana', isOrgAdmin: true, isNewSignup: true, onboardingState: { isCompleted: false } },
      organisation: { name: 'Ana', users: [{ name: 'Ana' }] },
      agents: [],
    })
    expect(me.body.tabs.map(({ href }: { href: string }) => href)).toEqual(['/home', '/convos', '/leads', '/analytics'])
    expect(
      fixture.region
        .events()
        .filter(({ type }) => type === 'clients.created')
        .at(-1)?.data,
    ).toEqual({
      workspaceId: it.uid,
      organisationId: me.body.organisation.ID,
      clientId: me.body.client.ID,
      clientName: 'Ana',
      clientEmail: 'ana@bakery.example',
      operation: 'signup',
    })
    expect((await signUp(it, 'ana@bakery.example', code)).body).toMatchObject({ issues: [{ path: 'code' }] })
    expect((await signUp(it, 'ana@bakery.example')).body.message).toBe(
      'This email is already in use by another client.',
    )
  })

  test('says of five addresses an hour whether anyone has them, and with a wrong code of none', async () => {
    const it = await agency('asked')
    await allowSignUp(it)
    await it.add('ingrid@fjord.example')
    const wrong = async (email: string) => (await signUp(it, email, '000000')).body
    expect(await wrong('ingrid@fjord.example')).toEqual(await wrong('no@one.example'))
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await signUp(it, 'ingrid@fjord.example')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await signUp(it, 'no@one.example')).status).toBe(429)
    expect(mails()).toEqual([])
  })

  test('is in the language of the page that they sign up on', async () => {
    const it = await agency('german')
    await allowSignUp(it)
    const input = { name: 'Ana', email: 'ana@baeckerei.example', agencyId: it.agencyId, language: 'de' }
    await it.call('POST /rpc/signupWithOTP', input)
    expect(mails().at(-1)?.subject).toContain('ist Ihr Code für')
    const { body } = await it.call('POST /rpc/signupWithOTP', { ...input, code: mailedCode() })
    const me = await it.call('GET /portal/me', {}, cookieOf(await logInWith(it, body.data.clientData)))
    expect(me.body).toMatchObject({ client: { preferredLanguage: 'de' }, organisation: { preferredLanguage: 'de' } })
  })

  test('takes no code that was sent to log in', async () => {
    const it = await agency('purpose')
    await allowSignUp(it)
    await signUp(it, 'ana@bakery.example')
    const code = mailedCode()
    await it.add('ana@bakery.example')
    const input = { email: 'ana@bakery.example', agencyId: it.agencyId, code }
    expect((await it.call('POST /rpc/ssoClient', input)).status).toBe(422)
  })
})

describe('a password by mail', () => {
  const set = (it: Portal, token: string, password = 'the new password') =>
    it.call('POST /portal/password', { token, password })

  test('is asked for without learning whether anyone has the address', async () => {
    const it = await agency('reset')
    await it.add('ingrid@fjord.example')
    const [known, unknown] = [
      await it.call('POST /portal/password-reset', { email: 'ingrid@fjord.example' }),
      await it.call('POST /portal/password-reset', { email: 'no@one.example' }),
    ]
    expect(known.body).toEqual(unknown.body)
    expect(mails()).toHaveLength(1)
    expect(mailedLink().host).toBe(it.host)
    expect(mailedLink().search).toBe('')
  })

  test('is set once by the link, which ends every session and link before it', async () => {
    const it = await agency('set')
    const client = await it.client('ingrid@fjord.example')
    const ask = () => it.call('POST /portal/password-reset', { email: 'ingrid@fjord.example' })
    await ask()
    const older = handed(mailedLink(), 'password')
    await ask()
    const token = handed(mailedLink(), 'password')
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(it, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
    expect((await it.call('GET /portal/me', {}, client.cookie)).status).toBe(401)
    expect((await set(it, older)).status).toBe(410)
    expect((await it.logIn('ingrid@fjord.example', PASSWORD)).status).toBe(401)
    expect((await it.logIn('ingrid@fjord.example', 'the new password')).status).toBe(200)
    const { clientData } = answers.find(({ status }) => status === 200)?.body ?? {}
    expect((await logInWith(it, clientData)).status).toBe(200)
  }, 30_000)

  test('is good for an hour, and for its own agency', async () => {
    const [it, other] = [await agency('hour'), await agency('hour2')]
    await it.add('ingrid@fjord.example')
    await it.call('POST /portal/password-reset', { email: 'ingrid@fjord.example' })
    const token = handed(mailedLink(), 'password')
    expect((await set(other, token)).status).toBe(410)
    const undo = later(3_600_001)
    expect((await set(it, token)).status).toBe(410)
    undo()
    // a link for one purpose opens no other door
    expect((await it.call('POST /rpc/validateClientLoginToken', { token })).status).toBe(410)
    expect((await it.logIn('ingrid@fjord.example', token)).status).toBe(401)
    expect((await set(it, token)).status).toBe(200)
  })

  test('is set by no link that was mailed to an address from before', async () => {
    const it = await agency('readdress')
    const { ID: clientId, lastModified } = await it.add('typo@elsewhere.example')
    await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation', { clientId })
    const invited = handed(mailedLink(), 'password')
    await it.call('POST /portal/password-reset', { email: 'typo@elsewhere.example' })
    const reset = handed(mailedLink(), 'password')
    const changes = { email: 'ingrid@fjord.example' }
    const SAVE = 'POST /v2/workspaces/{workspaceId}/clients/{clientId}'
    expect((await it.team(SAVE, { clientId, lastModified, changes })).status).toBe(200)
    for (const token of [invited, reset]) expect((await set(it, token)).status).toBe(410)
    await it.call('POST /portal/password-reset', { email: 'ingrid@fjord.example' })
    expect((await set(it, handed(mailedLink(), 'password'))).status).toBe(200)
  })

  test('is invited to by the team, for seven days, in the client’s language', async () => {
    const it = await agency('invite')
    const { ID: clientId } = await it.add('ingrid@fjord.example', { preferredLanguage: 'de' })
    const key = 'POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation'
    expect(await it.team(key, { clientId })).toMatchObject({ status: 200, body: { success: true } })
    expect(mails()).toMatchObject([{ to: ['ingrid@fjord.example'], subject: expect.stringContaining('Ihr Konto') }])
    const undo = later(7 * 24 * 3600_000 - 1000)
    expect((await set(it, handed(mailedLink(), 'password'))).status).toBe(200)
    undo()
  })
})

test('no mail of the portal lets an agency’s name write headers or links', async () => {
  const it = await agency('header')
  await it.set({ set: { name: 'Studio\r\nBcc: all@example.com' } })
  await it.add('ingrid@fjord.example')
  await it.call('POST /rpc/ssoClient', { email: 'ingrid@fjord.example', agencyId: it.agencyId })
  expect(mails().at(-1)?.subject).not.toMatch(/[\r\n]/)
})
