import { describe, expect, test } from 'vitest'
import { fromPortal, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>

const saved = async (it: Portal, cookie: string, fields: Readonly<Record<string, unknown>>) =>
  (await it.call('POST /v2/agents/{agentId}', { agentId: it.agents[0], ...fields }, cookie)).status

describe('a client', () => {
  test('saves the fields of the tabs they edit, and no other, whatever else the call carries', async () => {
    const it = await agency('fields')
    const nodes = (await it.client('nodes@fjord.example', ['/nodes'])).cookie
    const settings = (await it.client('settings@fjord.example', ['/settings'])).cookie
    const chats = (await it.client('chats@fjord.example')).cookie
    const prompt = { vg_systemPrompt: 'Be brief.' }
    const look = { title: 'Desk', proactiveMessage: 'Hello' }
    expect([await saved(it, nodes, prompt), await saved(it, nodes, look)]).toEqual([200, 403])
    expect([await saved(it, settings, prompt), await saved(it, settings, look)]).toEqual([403, 200])
    expect([await saved(it, chats, prompt), await saved(it, chats, look)]).toEqual([403, 403])
    expect(await saved(it, settings, { ...look, ...prompt })).toBe(403)
    // what costs the agency money, or carries its name, is no tab's
    for (const field of ['security', 'branding', 'vg_defaultModel', 'maxTokensUsage', 'internal', 'SECRET_API_KEY'])
      expect(await saved(it, settings, { [field]: 'x' }), field).toBe(403)
    for (const field of ['__proto__', 'constructor', 'unknown'])
      expect(await saved(it, settings, JSON.parse(`{"${field}": "x"}`)), field).toBe(403)
    // facts of the agent come back with a form and change nothing
    expect(await saved(it, settings, { ...look, ID: it.agents[0], ts: 1, ownerID: it.uid })).toBe(200)
  }, 20_000)

  test('from whom advanced settings are hidden saves none of them', async () => {
    const it = await agency('advanced')
    const css = { ADVANCED_customCSS: '.vg { color: red }' }
    const shown = await it.client('shown@fjord.example', ['/settings'])
    const hidden = await it.client('hidden@fjord.example', ['/settings'], { hideAdvancedSettings: true })
    expect([await saved(it, shown.cookie, css), await saved(it, hidden.cookie, css)]).toEqual([200, 403])
  })

  test('looks at a tab that they may not edit', async () => {
    const it = await agency('view')
    const { cookie } = await it.client('view@fjord.example', ['/kb'], { canEdit: ['/convos'] })
    const agentId = it.agents[0]
    expect((await it.call('GET /v2/agents/{agentId}/knowledge/pairs', { agentId }, cookie)).status).toBe(200)
    const pair = { agentId, question: 'When?', answer: 'Now.' }
    expect((await it.call('POST /v2/agents/{agentId}/knowledge/pairs', pair, cookie)).status).toBe(403)
    const { tabs } = (await it.call('GET /portal/me', {}, cookie)).body
    expect(tabs).toContainEqual({ href: '/kb', canEdit: false })
    expect(tabs).toContainEqual({ href: '/convos', canEdit: true })
  })

  test('loses a tab with the very next call', async () => {
    const it = await agency('loses')
    const { ID: clientId, cookie } = await it.client('kb@fjord.example', ['/kb'])
    const reach = async () =>
      (await it.call('GET /v2/agents/{agentId}/knowledge', { agentId: it.agents[0] }, cookie)).status
    expect(await reach()).toBe(200)
    await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId, take: ['/kb'] })
    expect(await reach()).toBe(403)
  })

  test('none of whose tabs stands yet looks at conversations, and answers none', async () => {
    const it = await agency('absent')
    const { ID: clientId, cookie } = await it.client('leads@fjord.example')
    const agentId = it.agents[0]
    const reach = async () => (await it.call('GET /v2/agents/{agentId}/conversations', { agentId }, cookie)).status
    const change = (access: object) =>
      it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId, ...access })
    const { tabs: before } = (await it.call('GET /portal/me', {}, cookie)).body
    await change({
      give: ['/leads'],
      take: before.map(({ href }: { href: string }) => href).filter((href: string) => href !== '/leads'),
    })
    const { tabs } = (await it.call('GET /portal/me', {}, cookie)).body
    expect(tabs).toContainEqual({ href: '/convos', canEdit: false })
    expect(await reach()).toBe(200)
    const done = { agentId, conversationId: 'none' }
    expect((await it.call('POST /v2/agents/{agentId}/conversations/{conversationId}/done', done, cookie)).status).toBe(
      403,
    )
    expect((await it.call('GET /v2/agents/{agentId}/knowledge', { agentId }, cookie)).status).toBe(403)
    // a page of the agency's own is one that stands
    await change({ give: ['/c/a1b2c3d4e5'] })
    expect(await reach()).toBe(403)
  })

  test('sees of the organisation’s agents those that were chosen for them', async () => {
    const it = await agency('chosen')
    const { lastModified, ID: organisationId } = it.organisation
    const changes = { widgetIDs: [...it.agents] }
    await it.team('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
      organisationId,
      lastModified,
      changes,
    })
    const { cookie } = await it.client('one@fjord.example', ['/kb'], { widgetIDs: [it.agents[1]] })
    const statuses = []
    for (const agentId of it.agents)
      statuses.push((await it.call('GET /v2/agents/{agentId}/knowledge', { agentId }, cookie)).status)
    expect(statuses).toEqual([404, 200])
    const { agents } = (await it.call('GET /portal/me', {}, cookie)).body
    expect(agents.map(({ id }: { id: string }) => id)).toEqual([it.agents[1]])
  })

  test('never gets a key, and the prompt only with a tab for it', async () => {
    const it = await agency('output')
    const [agentId] = it.agents
    const prompts = { agentId, vg_systemPrompt: 'The secret sauce.' }
    await fixture.region.invoke('POST /v2/agents/{agentId}', prompts, { token: it.token })
    const read = async (cookie: string) =>
      JSON.stringify((await it.call('GET /v2/agents/{agentId}', { agentId }, cookie)).body)
    const chats = await read((await it.client('chats@fjord.example', ['/convos'])).cookie)
    const prompt = await read((await it.client('prompt@fjord.example', ['/nodes'])).cookie)
    expect(chats).toContain(agentId)
    expect(chats).not.toContain('The secret sauce.')
    expect(prompt).toContain('The secret sauce.')
    for (const text of [chats, prompt]) expect(text).not.toMatch(/vg_\w{20}"|SECRET_API_KEY/)
  })

  test('appears by name where they answer, and by id in the log', async () => {
    const it = await agency('answers')
    const { ID, cookie } = await it.client('ingrid@fjord.example', ['/convos'])
    const [agentId] = it.agents
    const { conversationId, token } = (
      await fixture.region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
    ).body
    const about = { agentId, conversationId }
    const key = 'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over'
    const { conversation } = (await it.call(key, about, cookie)).body
    expect(JSON.stringify(conversation)).toContain('Ingrid')
    const seen = await fixture.region.invoke(
      'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages',
      about,
      { token },
    )
    expect(JSON.stringify(seen.body)).not.toContain('ingrid@fjord.example')
    const entries = fixture.region.rows().filter(({ action }) => action === 'conversation.joined')
    expect(entries.at(-1)).toMatchObject({ by: `client:${ID}` })
  })
})

describe('an organisation whose access is disabled', () => {
  const disable = (it: Portal, disableClientAccessMessage: string) => {
    const { ID: organisationId, lastModified, settings } = it.organisation
    return it.team('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
      organisationId,
      lastModified,
      changes: { settings: { ...settings, disableClientAccess: true, disableClientAccessMessage } },
    })
  }

  test.each([
    ['Closed until May.', 'Closed until May.'],
    ['', 'Access is currently disabled. Pleas contact your provider!'],
  ])('answers every call with its message (%j), and shows it; a log-out works', async (message, shown) => {
    const it = await agency(message === '' ? 'disabled' : 'disabled2')
    const { cookie } = await it.client('ingrid@fjord.example', ['/kb'])
    await disable(it, message)
    const refused = await it.call('GET /v2/agents/{agentId}/knowledge', { agentId: it.agents[0] }, cookie)
    expect(refused).toMatchObject({ status: 403, body: { message: shown } })
    const me = await it.call('GET /portal/me', {}, cookie)
    expect(me).toMatchObject({ status: 200, body: { accessDisabled: shown, agents: [], tabs: [] } })
    expect((await it.call('POST /portal/log-out', {}, cookie)).status).toBe(200)
  })
})

test('the key of a repeat is one client’s own', async () => {
  const it = await agency('idem')
  const add = async (cookie: string, question: string) => {
    const { headers, ...call } = fromPortal(fixture.region, it.host, cookie)
    const input = { agentId: it.agents[0], question, answer: 'Now.' }
    const answer = await fixture.region.invoke('POST /v2/agents/{agentId}/knowledge/pairs', input, {
      ...call,
      headers: { ...headers, 'idempotency-key': 'first' },
    })
    return [answer.status, answer.headers['idempotent-replay']]
  }
  const one = (await it.client('one@fjord.example', ['/kb'])).cookie
  const two = (await it.client('two@fjord.example', ['/kb'])).cookie
  expect(await add(one, 'When?')).toEqual([200, undefined])
  expect(await add(one, 'When?')).toEqual([200, 'true'])
  expect(await add(two, 'Where?')).toEqual([200, undefined])
})
