import { describe, expect, test } from 'vitest'
import { organisations } from '#features/workspaces'
import { isPassword } from '#functions/clients/password'
import { clients } from '#functions/clients/store'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()

/** An owner whose agency has one organisation. */
const agency = async (sub: string) => {
  const token = fixture.region.pool.tokenOf({ sub, email: `${sub}@example.com`, name: sub })
  const { workspace } = (await fixture.region.invoke('POST /v2/me', {}, { token })).body
  const workspaceId = workspace.uid as string
  await fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency', { workspaceId }, { token })
  const call = (key: Parameters<typeof fixture.region.invoke>[0], input: Readonly<Record<string, unknown>> = {}) =>
    fixture.region.invoke(key, { workspaceId, ...input }, { token })
  const organisation = async (given: Readonly<Record<string, unknown>> = {}) =>
    (await call('POST /v2/workspaces/{workspaceId}/organisations', { organisation: given })).body.organisation
  const add = (orgId: string, client: Readonly<Record<string, unknown>>, dashboardPassword?: string) =>
    call('POST /v2/workspaces/{workspaceId}/clients', {
      orgId,
      client,
      ...(dashboardPassword === undefined ? {} : { dashboardPassword }),
    })
  const save = (clientId: string, lastModified: number, given: Readonly<Record<string, unknown>>) =>
    call('POST /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId, lastModified, changes: {}, ...given })
  const list = async (given: Readonly<Record<string, unknown>> = {}) =>
    (await call('GET /v2/workspaces/{workspaceId}/clients', given)).body.clients as { name: string; ID: string }[]
  const agent = (agentId: string) =>
    fixture.region.invoke('POST /v2/agents/{agentId}', { agentId, ownerID: workspaceId, title: 'A' }, { token })
  return { call, agent, organisation, add, save, list }
}

/** Another host's, also with a path like ours, markup, and what a browser would run. */
const foreignPictures = [
  'https://elsewhere.example/spy.png',
  'https://elsewhere.example/media/eu/abc-123.png',
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
]

describe('an organisation', () => {
  test('begins as SAAS Mode says, and is listed without the workspace’s own', async () => {
    const it = await agency('ada')
    const made = await it.organisation()
    expect(made).toMatchObject({
      name: 'New Organization',
      type: 'org',
      dashboardLayout: 'vertical',
      defaultClientAccess: ['/home', '/analytics', '/convos', '/leads'],
      preferredLanguage: 'en',
      seats: 0,
      widgetIDs: [],
      settings: { disableClientAccess: false, disableClientAccessMessage: '' },
    })
    const { body } = await it.call('GET /v2/workspaces/{workspaceId}/organisations')
    expect(body.organisations).toEqual([made])
  })

  test('is saved from the record that was seen, with agents of this workspace only', async () => {
    const [it, other] = [await agency('bea'), await agency('bob')]
    const mine = 'agentofbeaofbea1'
    await it.agent(mine)
    const foreign = 'agentofbobofbob1'
    await other.agent(foreign)
    const { ID: organisationId, lastModified } = await it.organisation({ name: 'Fjord Dental' })
    const save = (seen: number, changes: Readonly<Record<string, unknown>>) =>
      it.call('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
        organisationId,
        lastModified: seen,
        changes,
      })
    const saved = (await save(lastModified, { widgetIDs: [mine], dashboardLayout: 'horizontal' })).body.organisation
    expect(saved).toMatchObject({ name: 'Fjord Dental', widgetIDs: [mine], dashboardLayout: 'horizontal' })
    expect((await save(lastModified, { name: 'Late' })).status).toBe(409)
    expect((await save(saved.lastModified, { widgetIDs: [foreign] })).status).toBe(404)
    expect((await save(saved.lastModified, { name: ' ' })).body.issues).toEqual([
      expect.objectContaining({ message: 'Organization name is required.' }),
    ])
    expect((await save(saved.lastModified, { widgetIDs: [] })).body.organisation.widgetIDs).toEqual([])
  })

  test('is deleted once it has no clients', async () => {
    const it = await agency('cyd')
    const { ID: organisationId } = await it.organisation()
    const { client } = (await it.add(organisationId, { name: 'Ann', email: 'ann@fjord.example' })).body
    const remove = () =>
      it.call('DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}', { organisationId })
    expect((await remove()).status).toBe(409)
    await it.call('DELETE /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: client.ID })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  })

  test('of the workspace itself is none to delete', async () => {
    const it = await agency('home')
    const organisationId = (await it.organisation()).workspaceId
    const key = 'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}'
    expect((await it.call(key, { organisationId })).status).toBe(404)
  })

  test('has pictures of our own host alone, like its clients', async () => {
    const it = await agency('pics')
    const { ID: orgId } = await it.organisation()
    const ADD = 'POST /v2/workspaces/{workspaceId}/organisations'
    for (const squarePhotoURL of foreignPictures) {
      for (const answer of [
        await it.call(ADD, { organisation: { name: 'Other', squarePhotoURL } }),
        await it.add(orgId, { name: 'Ann', email: 'ann@fjord.example', squarePhotoURL }),
      ])
        expect(answer, squarePhotoURL).toMatchObject({ status: 422, body: { issues: [{ path: 'squarePhotoURL' }] } })
    }
    expect((await it.add(orgId, { name: 'Ann', email: 'ann@fjord.example', squarePhotoURL: '' })).status).toBe(200)
  })
})

describe('a client', () => {
  test('has the specified defaults and a password that only this answer shows', async () => {
    const it = await agency('dan')
    const { ID: orgId } = await it.organisation({ defaultClientAccess: [] })
    const { client, dashboardPassword } = (await it.add(orgId, { name: ' Ingrid ', email: ' Ingrid@Fjord.example ' }))
      .body
    expect(client).toMatchObject({
      ID: expect.stringMatching(/^[A-Za-z0-9]{15}$/),
      name: 'Ingrid',
      email: 'ingrid@fjord.example',
      canAccess: ['/convos'],
      status: 'offline',
      isOrgAdmin: false,
      allowCreateAgents: false,
      notificationsSettings: { notifyThrough: 'all', notifyIf: 'requestsOnly' },
      preferredLanguage: 'en',
      widgetIDs: null,
    })
    expect(dashboardPassword).toMatch(/^[A-Za-z0-9]{15}$/)
    const without = await it.add(orgId, { name: 'Bo', email: 'bo@fjord.example' }, '')
    expect(without).toMatchObject({ status: 422, body: { issues: [{ message: 'Please fill out all fields.' }] } })
    const stored = await clients.get({ ID: client.ID })
    expect(await isPassword(dashboardPassword, stored?.passwordHash)).toBe(true)
    expect(await isPassword('another-password', stored?.passwordHash)).toBe(false)
    expect(await isPassword('another-password', undefined)).toBe(false)
    const answers = JSON.stringify([client, await it.list()])
    expect(answers).not.toContain(dashboardPassword)
    expect(answers).not.toMatch(/scrypt|passwordHash|passwordVersion/)
  })

  test('has an address once in an agency, also when two members add it at once, and in another agency', async () => {
    const [it, other] = [await agency('eva'), await agency('eli')]
    const [{ ID: orgId }, { ID: elsewhere }] = [await it.organisation(), await other.organisation()]
    const person = { name: 'Ingrid', email: 'ingrid@fjord.example' }
    const both = await Promise.all([it.add(orgId, person), it.add(orgId, person)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'This email is already in use by another client.',
    })
    expect((await other.add(elsewhere, person)).status).toBe(200)
    const second = (await it.add(orgId, { name: 'Jo', email: 'jo@fjord.example' })).body.client
    const taken = await it.save(second.ID, second.lastModified, { changes: { email: person.email } })
    expect(taken.status).toBe(422)
    const moved = await it.save(second.ID, second.lastModified, { changes: { email: 'joan@fjord.example' } })
    expect(moved.body.client.email).toBe('joan@fjord.example')
    expect((await it.add(orgId, { name: 'New', email: 'jo@fjord.example' })).status).toBe(200)
  })

  test('is found by the beginning of the name in any case, by the address, and by organisation', async () => {
    const it = await agency('fay')
    const [one, two] = [await it.organisation({ name: 'One' }), await it.organisation({ name: 'Two' })]
    await it.add(one.ID, { name: 'Zoë Berg', email: 'zoe@a.example' })
    await it.add(two.ID, { name: 'anna Lund', email: 'anna@a.example' })
    await it.add(two.ID, { name: 'Andreas', email: 'andreas@a.example' })
    const names = async (given: Readonly<Record<string, unknown>>) => (await it.list(given)).map(({ name }) => name)
    expect(await names({})).toEqual(['Andreas', 'anna Lund', 'Zoë Berg'])
    expect(await names({ search: 'AN' })).toEqual(['Andreas', 'anna Lund'])
    expect(await names({ search: 'Zoe@A.example' })).toEqual(['Zoë Berg'])
    expect(await names({ search: 'zoe@a.example', organisationId: two.ID })).toEqual([])
    expect(await names({ organisationId: one.ID })).toEqual(['Zoë Berg'])
    expect(await names({ order: 'descending' })).toEqual(['Zoë Berg', 'anna Lund', 'Andreas'])
  })

  test('is found among the admins of the organisations, and by its id', async () => {
    const it = await agency('lea')
    const { ID: orgId } = await it.organisation()
    const { client } = (await it.add(orgId, { name: 'Ann', email: 'ann@a.example', isOrgAdmin: true })).body
    await it.add(orgId, { name: 'Bo', email: 'bo@a.example' })
    expect(await it.list({ role: 'admin' })).toEqual([client])
    expect(await it.list({ role: 'admin', search: 'bo@a.example' })).toEqual([])
    const read = (clientId: string) => it.call('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId })
    expect((await read(client.ID)).body.client).toEqual(client)
    expect((await read('nobodyhasthisid')).status).toBe(404)
  })

  test('moves to another organisation with its place, and sees all agents of that one', async () => {
    const it = await agency('gil')
    const [one, two] = [await it.organisation(), await it.organisation()]
    const { client } = (await it.add(one.ID, { name: 'Ann', email: 'ann@a.example' })).body
    const moved = (await it.save(client.ID, client.lastModified, { orgId: two.ID })).body.client
    expect(moved).toMatchObject({ orgId: two.ID, widgetIDs: null })
    const { organisations } = (await it.call('GET /v2/workspaces/{workspaceId}/organisations')).body
    const seats = (id: string) => organisations.find(({ ID }: { ID: string }) => ID === id).seats
    expect([seats(one.ID), seats(two.ID)]).toEqual([0, 1])
    expect((await it.save(client.ID, client.lastModified, { changes: { name: 'Late' } })).status).toBe(409)
    expect(
      (await it.save(client.ID, moved.lastModified, { changes: { widgetIDs: ['nosuchagent00001'] } })).status,
    ).toBe(404)
  })

  test('keeps what two members give and take at once', async () => {
    const it = await agency('hal')
    const { ID: orgId } = await it.organisation({ defaultClientAccess: ['/home', '/convos'] })
    const { client } = (await it.add(orgId, { name: 'Ann', email: 'ann@a.example' })).body
    const access = (given: Readonly<Record<string, unknown>>) =>
      it.call('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId: client.ID, ...given })
    await Promise.all([
      access({ give: ['/kb'] }),
      access({ give: ['/leads'], take: ['/home'] }),
      access({ order: ['convos', 'kb'] }),
    ])
    const [found] = await it.list()
    expect(found).toMatchObject({ canAccess: ['/convos', '/leads', '/kb'], clientTabOrder: ['convos', 'kb'] })
    expect((await access({ give: ['/nowhere'] })).status).toBe(422)
  })

  test('is one of ten in an organisation at most', async () => {
    const it = await agency('ivo')
    const { ID: orgId } = await it.organisation()
    await organisations.bump({ id: orgId }, { add: { seats: 9 } })
    const added = await Promise.all(['ann', 'bo'].map((name) => it.add(orgId, { name, email: `${name}@a.example` })))
    expect(added.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(added.find(({ status }) => status !== 200)?.body.message).toBe('An organisation can have 10 clients.')
  })

  test('and its organisation are missing to another agency', async () => {
    const [it, other] = [await agency('jim'), await agency('kim')]
    const { ID: orgId } = await it.organisation()
    const { client } = (await it.add(orgId, { name: 'Ann', email: 'ann@a.example' })).body
    expect((await other.save(client.ID, client.lastModified, { changes: { name: 'Mine' } })).status).toBe(404)
    const read = await other.call('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: client.ID })
    expect(read.status).toBe(404)
    expect((await other.add(orgId, { name: 'Eve', email: 'eve@a.example' })).status).toBe(404)
    await other.call('DELETE /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: client.ID })
    await other.call('DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}', { organisationId: orgId })
    expect(await it.list()).toEqual([client])
  })
})
