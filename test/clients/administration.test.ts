import { describe, expect, test } from 'vitest'
import { cookieOf, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>

const admin = (it: Portal, email = 'admin@fjord.example') => it.client(email, [], { name: 'Ada', isOrgAdmin: true })
const usersOf = async (it: Portal, cookie: string) =>
  (await it.call('GET /portal/organisation/users', {}, cookie)).body.users as Record<string, unknown>[]

describe('an organisation’s admin', () => {
  test('changes its name; the agency’s list and every user’s portal show it', async () => {
    const it = await agency('orgname')
    const { cookie } = await admin(it)
    const { lastModified } = it.organisation
    const changes = { name: 'Fjord Dental' }
    const saved = await it.call('POST /portal/organisation', { lastModified, changes }, cookie)
    expect(saved).toMatchObject({ status: 200, body: { organisation: { name: 'Fjord Dental' } } })
    expect(JSON.stringify(saved.body)).not.toContain('disableClientAccess')
    const { body } = await it.call('GET /portal/me', {}, (await it.client('bo@fjord.example')).cookie)
    expect(body.organisation.name).toBe('Fjord Dental')
    expect((await it.call('POST /portal/organisation', { lastModified, changes }, cookie)).status).toBe(409)
  })

  test('adds users with the defaults alone, who set a password by the mail', async () => {
    const it = await agency('orgadd')
    const { cookie } = await admin(it)
    const added = await it.call('POST /portal/organisation/users', { name: 'Bo', email: 'bo@fjord.example' }, cookie)
    expect(added).toMatchObject({ status: 200, body: { user: { name: 'Bo', isOrgAdmin: false } } })
    expect(JSON.stringify(added.body)).not.toMatch(/scrypt|password|canAccess/i)
    const { client } = (
      await it.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: added.body.user.ID })
    ).body
    expect(client).toMatchObject({
      orgId: it.organisation.ID,
      canAccess: ['/home', '/convos', '/leads', '/analytics'],
      canDelegateChats: false,
    })
    const link = new URL(/https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '')
    expect(mails().at(-1)?.to).toEqual(['bo@fjord.example'])
    const token = new URLSearchParams(link.hash.slice(1)).get('password')
    const { clientData } = (await it.call('POST /portal/password', { token, password: 'a password of Bo’s' })).body
    expect((await it.logIn('bo@fjord.example', clientData.dashboardPassword)).status).toBe(200)
    for (const extra of [{ isOrgAdmin: true }, { canAccess: ['/kb'] }, { orgId: 'another-org-1' }, { widgetIDs: [] }])
      expect(
        (await it.call('POST /portal/organisation/users', { name: 'X', email: 'x@fjord.example', ...extra }, cookie))
          .status,
      ).toBe(422)
  })

  test('adds ten at most, and no address twice', async () => {
    const it = await agency('orgfull')
    const { cookie } = await admin(it)
    const add = (at: number) =>
      it.call('POST /portal/organisation/users', { name: 'Bo', email: `bo${at}@fjord.example` }, cookie)
    const statuses = []
    for (let at = 0; at < 10; at++) statuses.push((await add(at)).status)
    expect(statuses).toEqual([...Array(9).fill(200), 403])
    expect((await add(0)).body).toMatchObject({ issues: [{ path: 'email' }] })
    expect(await usersOf(it, cookie)).toHaveLength(10)
  })

  test('invites twenty addresses a day, which a deletion does not give back', async () => {
    const it = await agency('orgrelay')
    const { cookie } = await admin(it)
    const statuses: number[] = []
    for (let at = 0; at < 21; at++) {
      const { status, body } = await it.call(
        'POST /portal/organisation/users',
        { name: 'Bo', email: `bo${at}@fjord.example` },
        cookie,
      )
      statuses.push(status)
      if (status === 200)
        await it.call('DELETE /portal/organisation/users/{clientId}', { clientId: body.user.ID }, cookie)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  test('edits another user’s name, picture and language, never their address, role, access or organisation', async () => {
    const it = await agency('orgedit')
    const { cookie } = await admin(it)
    const { ID: clientId, lastModified } = await it.add('bo@fjord.example')
    const save = (changes: object) =>
      it.call('POST /portal/organisation/users/{clientId}', { clientId, lastModified, changes }, cookie)
    for (const never of [
      { email: 'mine@fjord.example' },
      { isOrgAdmin: true },
      { canAccess: ['/kb'] },
      { canEdit: null },
      { orgId: 'another-org-1' },
      { canDelegateChats: true },
      { squarePhotoURL: 'https://pictures.example/bo.png' },
    ])
      expect((await save(never)).status, JSON.stringify(never)).toBe(422)
    expect(await save({ name: 'Bo Berg', preferredLanguage: 'de' })).toMatchObject({
      status: 200,
      body: { user: { name: 'Bo Berg', preferredLanguage: 'de', email: 'bo@fjord.example' } },
    })
    expect((await save({ name: 'Again' })).status).toBe(409)
  })

  test('deletes another user, whose sessions end, but neither themselves nor another admin', async () => {
    const it = await agency('orgdelete')
    const [ada, second] = [await admin(it), await admin(it, 'second@fjord.example')]
    const bo = await it.client('bo@fjord.example')
    const remove = (clientId: string) =>
      it.call('DELETE /portal/organisation/users/{clientId}', { clientId }, ada.cookie)
    for (const { ID } of [ada, second]) expect((await remove(ID)).status).toBe(403)
    expect((await remove(bo.ID)).status).toBe(200)
    expect((await remove(bo.ID)).status).toBe(200)
    expect((await it.call('GET /portal/me', {}, bo.cookie)).status).toBe(401)
    expect((await usersOf(it, ada.cookie)).map(({ email }) => email).toSorted()).toEqual([
      'admin@fjord.example',
      'second@fjord.example',
    ])
  })

  test('reaches no user of another organisation, and none of another agency', async () => {
    const [it, other] = [await agency('orgmine'), await agency('orgtheirs')]
    const { cookie } = await admin(it)
    const second = await it.organise({ name: 'Harbour' })
    const foreign = [await it.add('kai@harbour.example', {}, second.ID), await other.add('mia@other.example')] as {
      ID: string
      lastModified: number
    }[]
    for (const { ID: clientId, lastModified } of foreign) {
      const changes = { name: 'Mine' }
      expect(
        (await it.call('POST /portal/organisation/users/{clientId}', { clientId, lastModified, changes }, cookie))
          .status,
      ).toBe(404)
      expect(
        (await it.call('POST /portal/organisation/users/{clientId}/invitation', { clientId }, cookie)).status,
      ).toBe(404)
      await it.call('DELETE /portal/organisation/users/{clientId}', { clientId }, cookie)
    }
    const { clients } = (await it.team('GET /v2/workspaces/{workspaceId}/clients', { search: 'kai@harbour.example' }))
      .body
    expect(clients).toHaveLength(1)
    expect((await other.logIn('mia@other.example')).status).toBe(200)
    expect(await usersOf(it, cookie)).toHaveLength(1)
  })

  test('is one as long as the agency says so; a client is told: You are not an admin', async () => {
    const it = await agency('orgrole')
    const { cookie, ID, lastModified } = await admin(it)
    const client = await it.client('bo@fjord.example')
    const refused = { status: 403, body: { message: 'You are not an admin' } }
    const input = { name: 'X', email: 'x@fjord.example' }
    expect(await it.call('POST /portal/organisation/users', input, client.cookie)).toMatchObject(refused)
    await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
      clientId: ID,
      lastModified,
      changes: { isOrgAdmin: false },
    })
    expect(await it.call('POST /portal/organisation/users', input, cookie)).toMatchObject(refused)
  })

  test('who was moved administers the new organisation, and the old one’s users no more', async () => {
    const it = await agency('orgmoved')
    const { cookie, ID, lastModified } = await admin(it)
    const bo = await it.add('bo@fjord.example')
    const second = await it.organise({ name: 'Harbour', widgetIDs: [it.agents[1]] })
    await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
      clientId: ID,
      lastModified,
      orgId: second.ID,
      changes: {},
    })
    const { body } = await it.call('GET /portal/me', {}, cookie)
    expect(body).toMatchObject({ organisation: { name: 'Harbour' }, agents: [{ id: it.agents[1] }] })
    expect((await it.call('GET /v2/agents/{agentId}', { agentId: it.agents[0] }, cookie)).status).toBe(404)
    expect((await usersOf(it, cookie)).map(({ ID: id }) => id)).toEqual([ID])
    const input = { clientId: bo.ID, lastModified: bo.lastModified, changes: { name: 'Mine' } }
    expect((await it.call('POST /portal/organisation/users/{clientId}', input, cookie)).status).toBe(404)
  })
})

describe('the agency itself on its portal', () => {
  test('chooses among its organisations and their agents; a client has no such list', async () => {
    const it = await agency('orgs')
    await it.organise({ name: 'Harbour', widgetIDs: [it.agents[1]] })
    const { secret } = (await it.team('GET /v2/workspaces/{workspaceId}/agency/secret')).body
    const cookie = cookieOf(await it.call('POST /portal/log-in-with-secret', { secret }))
    const { body } = await it.call('GET /portal/organisations', {}, cookie)
    expect(body.organisations).toMatchObject([
      { name: 'Fjord', agentIds: [it.agents[0]] },
      { name: 'Harbour', agentIds: [it.agents[1]] },
    ])
    expect((await it.call('GET /portal/organisations', {}, (await admin(it)).cookie)).status).toBe(403)
  })
})
