import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishToTeam } from '#functions/notifications/live/publish-to-team'
import { replaceWorld } from '#lib/world'
import { liveHarness } from '#test/support/handlers/live-harness'
import { addMember } from '#test/support/worlds/add-member'
import { cookieOf, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>

let live: Awaited<ReturnType<typeof liveHarness>>
beforeAll(async () => {
  live = await liveHarness()
})
afterAll(() => live.stop())

const later = (ms: number) => replaceWorld({ now: () => Date.now() + ms })
const handed = (link: URL, name: string): string => new URLSearchParams(link.hash.slice(1)).get(name) ?? ''
const LOG_IN_AS = 'POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as'
const open = (it: Portal, token: string) => it.call('POST /rpc/validateClientLoginToken', { token })

describe('a teammate who logs in as a client', () => {
  const link = async (it: Portal, clientId: string) => new URL((await it.team(LOG_IN_AS, { clientId })).body.url)

  test('sees the portal as they do for an hour, and both logs say who it was', async () => {
    const it = await agency('as')
    const { ID } = await it.add('ingrid@fjord.example')
    const url = await link(it, ID)
    expect(url.host).toBe(it.host)
    const { body } = await open(it, handed(url, 'token'))
    const answer = await it.logIn(body.clientData.email, body.clientData.dashboardPassword)
    expect(answer.cookies[0]).toContain('Max-Age=3600;')
    const me = (await it.call('GET /portal/me', {}, cookieOf(answer))).body
    expect(me).toMatchObject({ client: { ID }, via: 'team', by: it.email })
    const status = { clientId: ID, status: 'online' }
    expect((await it.call('POST /auth/client/status', status, cookieOf(answer))).status).toBe(200)
    expect((await it.call('GET /portal/me', {}, cookieOf(answer))).body.client.status).toBe('offline')
    const logs = fixture.region.rows().filter(({ action }) => action === 'client.opened')
    expect(logs).toMatchObject([
      { by: it.email, subject: ID },
      { by: it.email, subject: ID },
    ])
    expect(logs.map(({ owner }) => owner).toSorted()).toEqual([`AGY#${it.agencyId}`, `WS#${it.uid}`])
  })

  test('has a minute for the link, which opens once', async () => {
    const it = await agency('minute')
    const { ID } = await it.add('ingrid@fjord.example')
    const token = handed(await link(it, ID), 'token')
    const undo = later(60_001)
    expect((await open(it, token)).status).toBe(410)
    undo()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(it, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('needs a portal that has a host, and a client of their own agency', async () => {
    const [it, other] = [await agency('host'), await agency('host2')]
    const { ID: clientId } = await other.add('ingrid@fjord.example')
    expect((await it.team(LOG_IN_AS, { clientId })).status).toBe(404)
    const row = fixture.region
      .rows()
      .find(({ pk, sk }) => pk === `AGY#${other.agencyId}` && String(sk).startsWith('HOST#'))
    await fixture.region.database.send({
      constructor: { name: 'DeleteCommand' },
      input: { TableName: 'main', Key: { pk: row?.pk, sk: row?.sk } },
    })
    expect((await other.team(LOG_IN_AS, { clientId })).status).toBe(409)
  })
})

describe('a teammate who is removed', () => {
  const REMOVE = 'DELETE /v2/workspaces/{workspaceId}/members/{email}'
  /** A member of the agency's workspace, and what they hold of one client. */
  const begun = async (name: string) => {
    const it = await agency(name)
    const member = await fixture.region.newPerson()
    await addMember(fixture.region, it.uid, member.email)
    const { ID: clientId } = await it.add('ingrid@fjord.example')
    await it.give(clientId, ['/settings', '/convos'])
    const link = async () => {
      const { body } = await fixture.region.invoke(
        LOG_IN_AS,
        { workspaceId: it.uid, clientId },
        { token: member.token },
      )
      return handed(new URL(body.url), 'token')
    }
    const ticket = async () => (await open(it, await link())).body.clientData
    const session = async () => {
      const { email, dashboardPassword } = await ticket()
      return cookieOf(await it.logIn(email, dashboardPassword))
    }
    const remove = () => it.team(REMOVE, { email: member.email })
    return { it, link, ticket, session, remove, clientId, member }
  }

  test('is no client any more with the very next call', async () => {
    const { it, session, remove, member } = await begun('gone')
    const cookie = await session()
    expect((await it.call('GET /portal/me', {}, cookie)).body).toMatchObject({ via: 'team', by: member.email })
    expect((await remove()).status).toBe(200)
    expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(401)
    const save = { agentId: it.agents[0], description: 'Taken over' }
    expect((await it.call('POST /v2/agents/{agentId}', save, cookie)).status).toBe(401)
  })

  test('begins with neither the link nor the ticket from before', async () => {
    const { it, link, ticket, remove } = await begun('late')
    const [before, { email, dashboardPassword }] = [await link(), await ticket()]
    await remove()
    expect((await open(it, before)).status).toBe(410)
    expect((await it.logIn(email, dashboardPassword)).status).toBe(401)
  })

  test('hears nothing more in 30 seconds, and the live ticket from before opens nothing', async () => {
    const { it, session, remove } = await begun('ears')
    const cookie = await session()
    const { token } = (await it.call('POST /portal/live-ticket', {}, cookie)).body
    const subscribe = (connectionId: string) =>
      live.say(connectionId, { type: 'subscribe', topic: { kind: 'agent', agentId: it.agents[0] }, token })
    const push = async () => {
      const before = live.pushed.length
      await publishToTeam({
        agentId: it.agents[0],
        conversationId: '01J00000000000000000000000',
        messageId: '',
        at: 1,
      })
      return live.pushed.slice(before).map(({ connectionId }) => connectionId)
    }
    expect(await subscribe('connection-1')).toMatchObject({ type: 'subscribed' })
    expect(await push()).toEqual(['connection-1'])
    await remove()
    expect(await subscribe('connection-2')).toMatchObject({ type: 'refused', code: 'unauthenticated' })
    const undo = later(30_001)
    expect(await push()).toEqual([])
    undo()
  })

  test('leaves the sessions of clients and of other teammates as they are', async () => {
    const { it, session, remove, clientId } = await begun('others')
    await session()
    const own = cookieOf(await it.logIn('ingrid@fjord.example'))
    const { clientData } = (await open(it, handed(new URL((await it.team(LOG_IN_AS, { clientId })).body.url), 'token')))
      .body
    const owner = cookieOf(await it.logIn(clientData.email, clientData.dashboardPassword))
    await remove()
    for (const cookie of [own, owner]) expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(200)
  })
})

describe('the session of a team', () => {
  const asClient = async (it: Portal, token: string) => {
    const { ID: clientId } = await it.add('ingrid@fjord.example')
    const { body } = await fixture.region.invoke(LOG_IN_AS, { workspaceId: it.uid, clientId }, { token })
    const { clientData } = (await open(it, handed(new URL(body.url), 'token'))).body
    return cookieOf(await it.logIn(clientData.email, clientData.dashboardPassword))
  }
  const drop = (pk: string) =>
    fixture.region.database.send({
      constructor: { name: 'DeleteCommand' },
      input: { TableName: 'main', Key: { pk, sk: 'META' } },
    })

  test.each([
    ['is deleted', (it: Portal) => drop(`WS#${it.uid}`)],
    ['is another owner’s', (it: Portal) => drop(`SUB#${it.sub}`)],
  ])('of an owner ends when the workspace %s', async (how, end) => {
    const it = await agency(how === 'is deleted' ? 'deleted' : 'another')
    const cookie = await asClient(it, it.token)
    expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(200)
    await end(it)
    expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(401)
  })

  test('of a workspace’s secret ends with the secret', async () => {
    const it = await agency('secret')
    const cookie = await asClient(it, it.secret)
    expect((await it.call('GET /portal/me', {}, cookie)).body).toMatchObject({ by: 'workspace-secret' })
    const { keys } = (await it.team('GET /v2/workspaces/{workspaceId}/keys')).body
    const rotation = { replaces: keys[0].id, validFor: 'none' }
    expect((await it.team('POST /v2/workspaces/{workspaceId}/keys', rotation)).status).toBe(200)
    expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(401)
  })
})
