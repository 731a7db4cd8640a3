import { describe, expect, test } from 'vitest'
import { portalSessions } from '#lib/auth/portal/portal-items'
import { replaceWorld, world } from '#lib/world'
import { cookieOf, fromPortal, newAgencyPortal, PASSWORD } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)

describe('a log-in by password', () => {
  test('sets a cookie that only this host gets back, for thirty days, and that no script reads', async () => {
    const it = await agency('cookie')
    await it.add('ingrid@fjord.example')
    const answer = await it.logIn(' Ingrid@Fjord.example ')
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^__Host-session=c\.\w{15}\.[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ])
    expect(JSON.stringify(fixture.region.rows())).not.toContain(cookieOf(answer).split('.')[2])
  })

  test('answers an unknown name and a wrong password the same', async () => {
    const it = await agency('wrong')
    await it.add('ingrid@fjord.example')
    const [wrong, unknown] = [await it.logIn('ingrid@fjord.example', 'not this one'), await it.logIn('no@one.example')]
    expect(wrong).toMatchObject({ status: 401, cookies: [] })
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })

  test('is tried ten times at one name, and thirty times from one address', async () => {
    const it = await agency('tries')
    await it.add('ingrid@fjord.example')
    const statuses = async (names: readonly string[]) => {
      const found = []
      for (const name of names) found.push((await it.logIn(name, 'not this one')).status)
      return found
    }
    expect(await statuses(Array.from({ length: 11 }, () => 'ingrid@fjord.example'))).toEqual([
      ...Array(10).fill(401),
      429,
    ])
    expect((await it.logIn('ingrid@fjord.example')).status).toBe(429)
    expect(await statuses(Array.from({ length: 19 }, (_, at) => `no${at}@one.example`))).toEqual([
      ...Array(18).fill(401),
      429,
    ])
  }, 60_000)

  test('is refused where the agency takes codes only', async () => {
    const it = await agency('codes')
    await it.add('ingrid@fjord.example')
    const { agency: found } = (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body
    const { settings } = found
    await it.set({ set: { settings: { ...settings, disablePasswordLogin: true } } })
    expect(await it.logIn('ingrid@fjord.example')).toMatchObject({ status: 403, cookies: [] })
  })

  test('works on the agency’s own hosts alone, by its own pages alone', async () => {
    const [it, other] = [await agency('own'), await agency('other')]
    await it.add('ingrid@fjord.example')
    expect((await other.logIn('ingrid@fjord.example')).status).toBe(401)
    const input = { username: 'ingrid@fjord.example', password: PASSWORD }
    const { headers } = fromPortal(fixture.region, it.host)
    const from = (origin: string, host: string) =>
      fixture.region.invoke('POST /portal/log-in', input, { headers: { ...headers, origin, 'x-viewer-host': host } })
    expect((await from(`https://${it.host}`, it.host)).status).toBe(200)
    expect((await from('https://app.example.com', 'app.example.com')).status).toBe(404)
    for (const origin of [`https://${other.host}`, `http://${it.host}`, `https://${it.host}:8443`, 'null', ''])
      expect((await from(origin, it.host)).status, origin).toBe(403)
    // without the edge's secret a host is nobody's word
    expect(
      (await fixture.region.invoke('POST /portal/log-in', input, { headers: { ...headers, 'x-origin-secret': 'x' } }))
        .status,
    ).toBe(404)
  })
})

describe('a session', () => {
  test('shows its client, their organisation, agents and tabs in their order', async () => {
    const it = await agency('shows')
    const client = await it.client('ingrid@fjord.example', ['/kb'])
    await it.add('bo@fjord.example', { name: 'Bo' })
    await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', {
      clientId: client.ID,
      order: ['kb', 'convos'],
    })
    const { status, body } = await it.call('GET /portal/me', {}, client.cookie)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      client: { ID: client.ID, name: 'Ingrid', email: 'ingrid@fjord.example', isAdmin: false, isOrgAdmin: false },
      organisation: { ID: it.organisation.ID, name: 'Fjord', dashboardLayout: 'vertical' },
      agency: { ID: it.agencyId, settings: { enableClientSignup: false } },
      agents: [{ id: it.agents[0], title: it.agents[0] }],
      via: 'password',
    })
    expect(body.organisation.users.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Bo', 'Ingrid'])
    expect(body.tabs.map(({ href }: { href: string }) => href)).toEqual([
      '/kb',
      '/convos',
      '/home',
      '/leads',
      '/analytics',
    ])
    expect(JSON.stringify(body)).not.toMatch(/scrypt|passwordHash|secret/i)
  })

  test('answers in the shape of specification 3 to its own client only', async () => {
    const it = await agency('refresh')
    const client = await it.client('ingrid@fjord.example')
    const refresh = (clientId: string) =>
      it.call('POST /auth/client/refresh', { clientId, bucket: 'eu' }, client.cookie)
    expect((await refresh(client.ID)).body).toMatchObject({
      success: true,
      clientData: { ID: client.ID },
      orgData: { name: 'Fjord' },
      error: null,
    })
    const other = await it.add('bo@fjord.example')
    expect((await refresh(other.ID)).status).toBe(404)
    const status = (clientId: string) =>
      it.call('POST /auth/client/status', { clientId, status: 'online' }, client.cookie)
    expect([(await status(client.ID)).status, (await status(other.ID)).status]).toEqual([200, 404])
    const { clients } = (await it.team('GET /v2/workspaces/{workspaceId}/clients')).body
    expect(clients.map(({ status }: { status: string }) => status).toSorted()).toEqual(['offline', 'online'])
  })

  test('is nothing on another host, and secrets and ID tokens are nothing on an agency’s', async () => {
    const [it, other] = [await agency('mine'), await agency('theirs')]
    const client = await it.client('ingrid@fjord.example', ['/kb'])
    const key = 'GET /v2/agents/{agentId}/knowledge'
    const agentId = it.agents[0]
    const at = async (host: string, token?: string) =>
      (
        await fixture.region.invoke(
          key,
          { agentId },
          { ...fromPortal(fixture.region, host, token ? undefined : client.cookie), token },
        )
      ).status
    expect(await at(it.host)).toBe(200)
    expect(await at(other.host)).toBe(401)
    expect(await at('app.example.com')).toBe(401)
    expect(await at('app.example.com', it.token)).toBe(200)
    expect(await at(it.host, it.token)).toBe(401)
    expect(await at(it.host, it.secret)).toBe(401)
  })

  test('changes nothing for a page of another site', async () => {
    const it = await agency('csrf')
    const client = await it.client('ingrid@fjord.example', ['/kb'])
    const input = { agentId: it.agents[0], question: 'When?', answer: 'Now.' }
    const from = async (origin: string | undefined) => {
      const { headers, ...call } = fromPortal(fixture.region, it.host, client.cookie)
      const { origin: _, ...rest } = headers as Record<string, string>
      const all = origin === undefined ? rest : { ...rest, origin }
      return (
        await fixture.region.invoke('POST /v2/agents/{agentId}/knowledge/pairs', input, { ...call, headers: all })
      ).status
    }
    expect(await from(undefined)).toBe(403)
    expect(await from('https://evil.example')).toBe(403)
    expect(await from(`https://${it.host}`)).toBe(200)
  })

  test('ends by a log-out, a new password, a deleted client and in time, each with the very next call', async () => {
    const it = await agency('ends')
    const me = async (cookie: string) => (await it.call('GET /portal/me', {}, cookie)).status
    const client = await it.client('ingrid@fjord.example')
    const second = cookieOf(await it.logIn('ingrid@fjord.example'))
    const out = await it.call('POST /portal/log-out', {}, client.cookie)
    expect(out.cookies[0]).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/)
    expect([await me(client.cookie), await me(second)]).toEqual([401, 200])

    const clientId = client.ID
    const saved = await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
      clientId,
      lastModified: client.lastModified,
      changes: {},
      dashboardPassword: 'another password',
    })
    expect(saved.status).toBe(200)
    const refused = await it.call('GET /portal/me', {}, second)
    expect(refused).toMatchObject({ status: 401, body: { message: 'Please login again.' } })

    const third = cookieOf(await it.logIn('ingrid@fjord.example', 'another password'))
    expect(await me(third)).toBe(200)
    const undo = replaceWorld({ now: () => Date.now() + 30 * 24 * 3600_000 })
    expect(await me(third)).toBe(401)
    undo()
    await it.team('DELETE /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId })
    expect(await me(third)).toBe(401)
  })

  test('whose host is given up ends within 30 seconds', async () => {
    const it = await agency('gone')
    const client = await it.client('ingrid@fjord.example')
    await fixture.region.database.send({
      constructor: { name: 'DeleteCommand' },
      input: { TableName: 'directory', Key: { pk: `HOST#${it.host}`, sk: 'META' } },
    })
    const undo = replaceWorld({ now: () => Date.now() + 30_001 })
    expect((await it.call('GET /portal/me', {}, client.cookie)).status).toBe(401)
    undo()
  })

  test('whose cookie is bad does not stop a new log-in', async () => {
    const it = await agency('bad')
    await it.add('ingrid@fjord.example')
    const input = { username: 'ingrid@fjord.example', password: PASSWORD }
    for (const cookie of ['__Host-session=garbage', `__Host-session=c.${'x'.repeat(15)}.${'y'.repeat(43)}`]) {
      expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(401)
      expect((await it.call('POST /portal/log-in', input, cookie)).status).toBe(200)
    }
  })

  test('of a client who moves to another organisation sees that one’s agents with the next call', async () => {
    const it = await agency('moves')
    const client = await it.client('ingrid@fjord.example', ['/kb'])
    const { ID: orgId } = await it.organise({ name: 'Alp', widgetIDs: [it.agents[1]] })
    const reach = async () =>
      Promise.all(
        it.agents.map(
          async (agentId) => (await it.call('GET /v2/agents/{agentId}/knowledge', { agentId }, client.cookie)).status,
        ),
      )
    expect(await reach()).toEqual([200, 404])
    await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
      clientId: client.ID,
      lastModified: client.lastModified,
      orgId,
      changes: {},
    })
    expect(await reach()).toEqual([404, 200])
  })
})

describe('the agency itself', () => {
  test('opens five pages of all agents for an hour by its secret, until there is a new one', async () => {
    const it = await agency('admin')
    const input = { workspaceId: it.uid }
    const { secret } = (await it.team('GET /v2/workspaces/{workspaceId}/agency/secret', input)).body
    expect((await it.call('POST /portal/log-in-with-secret', { secret: 'x'.repeat(25) })).status).toBe(401)
    const answer = await it.call('POST /portal/log-in-with-secret', { secret })
    expect(answer.cookies[0]).toMatch(/^__Host-session=a\..*Max-Age=3600;/)
    const cookie = cookieOf(answer)
    const me = await it.call('GET /portal/me', {}, cookie)
    expect(me.body).toMatchObject({ client: { isAdmin: true }, organisation: null, via: 'secret' })
    expect(me.body.tabs.map(({ href }: { href: string }) => href)).toEqual([
      '/home',
      '/leads',
      '/convos',
      '/settings',
      '/analytics',
    ])
    expect(me.body.agents.map(({ id }: { id: string }) => id).toSorted()).toEqual([...it.agents])
    const status = async (key: Parameters<typeof it.call>[0]) =>
      (await it.call(key, { agentId: it.agents[1] }, cookie)).status
    expect(await status('GET /v2/agents/{agentId}/conversations')).toBe(200)
    expect(await status('GET /v2/agents/{agentId}/knowledge')).toBe(403)
    expect(await status('GET /v2/agents/{agentId}/keys')).toBe(403)
    await it.team('POST /v2/workspaces/{workspaceId}/agency/secret', { replaces: secret })
    expect((await it.call('GET /portal/me', {}, cookie)).status).toBe(401)
  })
})

test('a session’s row expires with it', async () => {
  const it = await agency('ttl')
  const { ID } = await it.client('ingrid@fjord.example')
  const { items } = await portalSessions.list(`CLI#${ID}`, 'SES#')
  expect(items).toMatchObject([{ via: 'password', version: 1 }])
  const row = fixture.region.rows().find(({ pk, sk }) => pk === `CLI#${ID}` && String(sk).startsWith('SES#'))
  expect(row?.ttl).toBe(items[0]?.expiresAt)
  expect(row?.ttl).toBeGreaterThan(world().now() / 1000 + 29 * 24 * 3600)
})
