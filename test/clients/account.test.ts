import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { cookieOf, newAgencyPortal, PASSWORD } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>
const png = new Uint8Array(await readFile('docs/pictures/widget.png'))

const mailedCode = (): string => /\b\d{6}\b/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
const me = async (it: Portal, cookie: string) => (await it.call('GET /portal/me', {}, cookie)).body.client
const asTeam = async (it: Portal, clientId: string) => {
  const { url } = (await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as', { clientId })).body
  const { token } = Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)))
  const { clientData } = (await it.call('POST /rpc/validateClientLoginToken', { token })).body
  return cookieOf(await it.logIn(clientData.email, clientData.dashboardPassword))
}
const upload = async (it: Portal, cookie: string, bytes = png) => {
  const { body } = await it.call('POST /portal/pictures/uploads', { bytes: bytes.length }, cookie)
  await fixture.region.files.put(new URL(body.url).pathname.slice(1), bytes)
  return it.call('POST /portal/pictures', { uploadId: body.uploadId }, cookie)
}

describe('a client’s account', () => {
  test('has a name, a language and notifications, which the client sets; lists and sessions show them', async () => {
    const it = await agency('account')
    const { cookie, ID, lastModified } = await it.client('ingrid@fjord.example')
    const changes = {
      name: 'Ingrid Lunde',
      preferredLanguage: 'de',
      notificationsSettings: { notifyThrough: 'email', notifyIf: 'all' },
    }
    const { status, body } = await it.call('POST /portal/account', { lastModified, changes }, cookie)
    expect(status).toBe(200)
    expect(body.client).toMatchObject(changes)
    expect(JSON.stringify(body)).not.toMatch(/scrypt|passwordHash|canAccess/)
    expect(await me(it, cookie)).toMatchObject(changes)
    const { client } = (await it.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: ID })).body
    expect(client).toMatchObject(changes)
    const found = await it.team('GET /v2/workspaces/{workspaceId}/clients', { search: 'ingrid lu' })
    expect(found.body.clients.map(({ ID: id }: { ID: string }) => id)).toEqual([ID])
  })

  test('is not saved over what a member saved in the meantime', async () => {
    const it = await agency('both')
    const { cookie, ID, lastModified } = await it.client('ingrid@fjord.example')
    await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
      clientId: ID,
      lastModified,
      changes: { name: 'Ingrid of the team' },
    })
    const answer = await it.call('POST /portal/account', { lastModified, changes: { name: 'Mine' } }, cookie)
    expect(answer.status).toBe(409)
    expect(await me(it, cookie)).toMatchObject({ name: 'Ingrid of the team' })
  })

  test('takes no field of the agency’s: no role, no access, no organisation', async () => {
    const it = await agency('fields')
    const { cookie, lastModified } = await it.client('ingrid@fjord.example')
    for (const [field, value] of Object.entries({
      isOrgAdmin: true,
      canAccess: ['/kb'],
      orgId: 'x',
      email: 'a@b.example',
    }))
      expect(
        (await it.call('POST /portal/account', { lastModified, changes: { [field]: value } }, cookie)).status,
        field,
      ).toBe(422)
  })

  test('is nothing that a teammate who looks on changes, nor anyone while access is off', async () => {
    const it = await agency('looker')
    const { ID, lastModified, cookie } = await it.client('ingrid@fjord.example')
    const looking = await asTeam(it, ID)
    const calls = [
      ['POST /portal/account', { lastModified, changes: { name: 'Somebody else' } }],
      ['POST /portal/account/email', { email: 'mine@studio.example' }],
      ['POST /portal/account/password', { oldPassword: PASSWORD, password: 'another password' }],
      ['POST /portal/pictures/uploads', { bytes: 100 }],
    ] as const
    for (const [key, input] of calls) expect((await it.call(key, input, looking)).status, key).toBe(403)
    const { organisation } = it
    await it.team('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
      organisationId: organisation.ID,
      lastModified: organisation.lastModified,
      changes: {
        settings: { ...organisation.settings, disableClientAccess: true, disableClientAccessMessage: 'Closed.' },
      },
    })
    for (const [key, input] of calls.slice(0, 3))
      expect(await it.call(key, input, cookie), key).toMatchObject({ status: 403, body: { message: 'Closed.' } })
  })

  test('shows a picture of up to 512 KiB that the client uploaded, and no address of another page', async () => {
    process.env.PUBLIC_URL = 'https://app.example'
    const it = await agency('picture')
    const { cookie, lastModified } = await it.client('ingrid@fjord.example')
    const { url } = (await upload(it, cookie)).body
    const saved = await it.call('POST /portal/account', { lastModified, changes: { squarePhotoURL: url } }, cookie)
    const kept = saved.body.client.squarePhotoURL as string
    expect(kept).toBe(url.replace('/unsaved/', '/'))
    const next = saved.body.client.lastModified
    for (const foreign of ['https://pictures.example/me.png', `${kept.slice(0, -8)}aaaa.png`, 'javascript:alert(1)'])
      expect(
        await it.call('POST /portal/account', { lastModified: next, changes: { squarePhotoURL: foreign } }, cookie),
        foreign,
      ).toMatchObject({ status: 422 })
    // the one that is there, and none, are fine
    for (const squarePhotoURL of [kept, '']) {
      const { lastModified: at } = await me(it, cookie)
      expect(
        (await it.call('POST /portal/account', { lastModified: at, changes: { squarePhotoURL } }, cookie)).status,
      ).toBe(200)
    }
    // its file goes with the last record that shows it, not with a save that keeps it
    expect(fixture.region.events().filter(({ data }) => String(data.url).endsWith(kept))).toMatchObject([
      { type: 'workspaces.portrait-replaced' },
    ])
    expect((await it.call('POST /portal/pictures/uploads', { bytes: 512 * 1024 + 1 }, cookie)).status).toBe(422)
    expect((await upload(it, cookie, new Uint8Array([1, 2, 3]))).status).toBe(422)
    delete process.env.PUBLIC_URL
  })
})

describe('a new password by the old one', () => {
  const change = (it: Portal, cookie: string, oldPassword: string, password = 'another password') =>
    it.call('POST /portal/account/password', { oldPassword, password }, cookie)

  test('ends all other sessions and keeps this one', async () => {
    const it = await agency('change')
    const { cookie } = await it.client('ingrid@fjord.example')
    const other = cookieOf(await it.logIn('ingrid@fjord.example'))
    expect((await change(it, cookie, PASSWORD)).status).toBe(200)
    expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(200)
    expect((await it.call('GET /portal/me', {}, other)).status).toBe(401)
    expect((await it.logIn('ingrid@fjord.example')).status).toBe(401)
    expect((await it.logIn('ingrid@fjord.example', 'another password')).status).toBe(200)
  })

  test('needs the right old one, tried as often as at the log-in', async () => {
    const it = await agency('guess')
    const { cookie } = await it.client('ingrid@fjord.example')
    expect(await change(it, cookie, 'not this one')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'oldPassword' }] },
    })
    expect((await change(it, cookie, PASSWORD, 'short')).status).toBe(422)
    const statuses = []
    for (let at = 0; at < 10; at++) statuses.push((await change(it, cookie, 'not this one')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await it.logIn('ingrid@fjord.example')).status).toBe(429)
  })

  test('is not offered where codes alone log in', async () => {
    const it = await agency('onlycodes')
    const { cookie } = await it.client('ingrid@fjord.example')
    const { settings } = (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body.agency
    await it.set({ set: { settings: { ...settings, disablePasswordLogin: true } } })
    expect((await change(it, cookie, PASSWORD)).status).toBe(403)
  })
})

describe('a new address', () => {
  const ask = (it: Portal, cookie: string, email: string, code?: string) =>
    it.call('POST /portal/account/email', { email, ...(code ? { code } : {}) }, cookie)

  test('is the client’s with the code that was mailed there, and logs in in the place of the old one', async () => {
    const it = await agency('address')
    const { cookie } = await it.client('ingrid@fjord.example')
    expect((await ask(it, cookie, 'New@fjord.example')).status).toBe(200)
    expect(mails().at(-1)?.to).toEqual(['new@fjord.example'])
    const code = mailedCode()
    expect(await ask(it, cookie, 'other@fjord.example', code)).toMatchObject({ status: 422 })
    expect((await ask(it, cookie, 'new@fjord.example', code)).status).toBe(200)
    expect(await me(it, cookie)).toMatchObject({ email: 'new@fjord.example' })
    expect((await it.logIn('new@fjord.example')).status).toBe(200)
    expect((await it.logIn('ingrid@fjord.example')).status).toBe(401)
    // the old one is free again
    expect((await it.add('ingrid@fjord.example')).ID).toBeDefined()
  })

  test('is refused when another client of the agency has it, before a mail goes out, and free in another agency', async () => {
    const [it, other] = [await agency('taken'), await agency('taken2')]
    const { cookie } = await it.client('ingrid@fjord.example')
    await it.add('bo@fjord.example')
    expect(await ask(it, cookie, 'bo@fjord.example')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'email', message: 'This email is already in use by another client.' }] },
    })
    expect(mails()).toEqual([])
    await other.add('karl@fjord.example')
    expect((await ask(it, cookie, 'karl@fjord.example')).status).toBe(200)
  })

  test('has a code of its own client: another client’s for the same address opens nothing', async () => {
    const it = await agency('crossed')
    const [one, two] = [await it.client('one@fjord.example'), await it.client('two@fjord.example')]
    await ask(it, one.cookie, 'new@fjord.example')
    const code = mailedCode()
    expect((await ask(it, two.cookie, 'new@fjord.example', code)).status).toBe(422)
    expect((await ask(it, one.cookie, 'new@fjord.example', code)).status).toBe(200)
  })

  test('says of five an hour whether another client has it', async () => {
    const it = await agency('asked')
    const { cookie } = await it.client('ingrid@fjord.example')
    await it.add('bo@fjord.example')
    expect(await ask(it, cookie, 'bo@fjord.example', '000000')).toEqual(
      await ask(it, cookie, 'no@one.example', '000000'),
    )
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await ask(it, cookie, 'bo@fjord.example')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('is mailed five times an hour', async () => {
    const it = await agency('flood')
    const { cookie } = await it.client('ingrid@fjord.example')
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await ask(it, cookie, `victim${at}@other.example`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('a client is online from the first page to the log-out, for the agency’s lists and their organisation', async () => {
  const it = await agency('presence')
  const { ID: clientId, cookie } = await it.client('ingrid@fjord.example')
  const colleague = await it.client('bo@fjord.example')
  const shown = async () => {
    const { client } = (await it.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId })).body
    const { organisation } = (await it.call('GET /portal/me', {}, colleague.cookie)).body
    return [client.status, organisation.users.find(({ ID }: { ID: string }) => ID === clientId).status]
  }
  expect(await shown()).toEqual(['offline', 'offline'])
  await it.call('POST /auth/client/status', { clientId, status: 'online' }, cookie)
  expect(await shown()).toEqual(['online', 'online'])
  // a teammate who looks on and leaves changes nothing of it
  await it.call('POST /portal/log-out', {}, await asTeam(it, clientId))
  expect(await shown()).toEqual(['online', 'online'])
  await it.call('POST /portal/log-out', {}, cookie)
  expect(await shown()).toEqual(['offline', 'offline'])
})
