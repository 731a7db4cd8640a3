import { describe, expect, test } from 'vitest'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>
type Key = Parameters<Portal['call']>[0]

const everything = ['/convos', '/kb', '/channels', '/nodes', '/settings']
const save = 'POST /v2/agents/{agentId}' as const

/** What the agency's own team saves of the first agent. */
const ofTeam = (it: Portal, fields: Readonly<Record<string, unknown>>) =>
  fixture.region.invoke(save, { agentId: it.agents[0], ...fields }, { token: it.token })

const asked =
  (it: Portal, cookie: string) =>
  async (key: Key, input: Readonly<Record<string, unknown>> = {}) =>
    it.call(key, { agentId: it.agents[0], ...input }, cookie)

const security = {
  allowedOrigins: ['https://fjord.example'],
  spendGuards: {
    perConversation: 4321,
    perVisitorPerDay: 0,
    perDay: 0,
    turnsPerConversation: 0,
    alertAt: [],
    isStopped: false,
  },
}

describe('a client with every tab', () => {
  test('reads nothing of the agency’s money, people, websites and addresses', async () => {
    const it = await agency('reads')
    await ofTeam(it, { security, internal: { accountCreationConfig: 'secret-setup' } })
    await fixture.region.invoke('POST /v2/agents/{agentId}/publish', { agentId: it.agents[0] }, { token: it.token })
    const pair = { agentId: it.agents[0], question: 'When?', answer: 'Now.' }
    await fixture.region.invoke('POST /v2/agents/{agentId}/knowledge/pairs', pair, { token: it.token })
    const { cookie } = await it.client('all@fjord.example', everything)
    const ask = asked(it, cookie)
    const { versions } = (await ask('GET /v2/agents/{agentId}/versions')).body
    const live = versions.find(({ isLive }: { isLive: boolean }) => isLive)
    const { pairs } = (await ask('GET /v2/agents/{agentId}/knowledge/pairs')).body
    const answers = [
      (await ask('GET /v2/agents/{agentId}')).body,
      (await ask(save, { description: 'Front desk' })).body,
      (await ask('GET /v2/agents/{agentId}/versions/{version}', { version: live.version })).body,
      (await ask('GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions', { pairId: pairs[0].id })).body,
      (await ask('GET /v2/agents/{agentId}/channels')).body,
      versions,
      pairs,
    ]
    expect(answers[1].data.description).toBe('Front desk')
    expect([live.by, pairs[0].changedBy]).toEqual(['team', 'team'])
    const text = JSON.stringify(answers)
    for (const own of [it.email, '4321', 'https://fjord.example', 'secret-setup', 'SECRET_API_KEY', 'capabilities'])
      expect(text, own).not.toContain(own)
  }, 20_000)

  test('sees who of the clients changed something, as a client', async () => {
    const it = await agency('who')
    const { cookie } = await it.client('all@fjord.example', everything)
    const ask = asked(it, cookie)
    await ask(save, { title: 'Desk' })
    expect((await ask('POST /v2/agents/{agentId}/publish')).status).toBe(200)
    const { versions } = (await ask('GET /v2/agents/{agentId}/versions')).body
    expect(versions.map(({ by }: { by: string }) => by)).toEqual(['client', 'team'])
  })

  test('saves nodes, and chooses in them neither models nor tools', async () => {
    const it = await agency('models')
    const node = { id: 'one', type: 'start', name: 'Start', instructions: '', transitions: [] }
    await ofTeam(it, { nodes: [{ ...node, model: 'gpt-4o', tools: ['refund'] }] })
    const { cookie } = await it.client('all@fjord.example', everything)
    const saved = async (nodes: readonly object[]) => (await asked(it, cookie)(save, { nodes })).status
    const kept = { ...node, model: 'gpt-4o', tools: ['refund'] }
    expect(
      await saved([
        { ...kept, instructions: 'Be brief.' },
        { ...node, id: 'two', type: 'end' },
      ]),
    ).toBe(200)
    for (const wrong of [
      { ...kept, model: 'gpt-5' },
      { ...kept, tools: ['refund', 'delete'] },
      { ...kept, model: undefined },
    ])
      expect(await saved([wrong])).toBe(403)
    expect(await saved([kept, { ...node, id: 'three', type: 'end', model: 'gpt-5' }])).toBe(403)
    // the second of one id would have the first one's model and tools
    expect(await saved([kept, { ...kept, type: 'end', instructions: 'Refund all.' }])).toBe(403)
  })

  test('restores of a version what they could save themselves, and with a tab to look at nothing', async () => {
    const it = await agency('restores')
    const node = { id: 'one', type: 'start', name: 'Start', instructions: 'Then.', transitions: [] }
    await ofTeam(it, { title: 'Then', vg_maxTokens: 300, nodes: [{ ...node, model: 'gpt-4o', tools: ['refund'] }] })
    const byTeam = (key: Key) => fixture.region.invoke(key, { agentId: it.agents[0] }, { token: it.token })
    expect((await byTeam('POST /v2/agents/{agentId}/publish')).status).toBe(200)
    const now = { ...node, instructions: 'Now.', model: 'gpt-5', tools: [] }
    await ofTeam(it, { title: 'Now', description: 'Now', vg_maxTokens: 500, nodes: [now] })
    const restore = async (tabs: readonly string[], client: Readonly<Record<string, unknown>> = {}) => {
      const ask = asked(
        it,
        (await it.client(`${tabs.join('').replaceAll('/', '')}@fjord.example`, tabs, client)).cookie,
      )
      const { versions } = (await ask('GET /v2/agents/{agentId}/versions')).body
      const { version } = versions.find(({ isLive }: { isLive: boolean }) => isLive)
      return ask('POST /v2/agents/{agentId}/versions/{version}/restore', { version })
    }
    expect((await restore(['/settings', '/kb'], { canEdit: ['/kb'] })).status).toBe(403)
    const settings = await restore(['/settings'])
    expect(settings.body.data).toMatchObject({ title: 'Then', vg_maxTokens: 500 })
    expect(settings.body.data).not.toHaveProperty('SECRET_API_KEY')
    const agent = async () => (await byTeam('GET /v2/agents/{agentId}')).body.data
    expect((await agent()).nodes).toMatchObject([now])
    expect((await restore(['/nodes'])).status).toBe(200)
    expect(await agent()).toMatchObject({
      title: 'Then',
      vg_maxTokens: 500,
      nodes: [{ ...now, instructions: 'Then.' }],
    })
  })
})

describe('View and Edit', () => {
  const reach = async (it: Portal, cookie: string) => {
    const ask = asked(it, cookie)
    return [(await ask('GET /v2/agents/{agentId}')).status, (await ask(save, { title: 'Desk' })).status]
  }

  test('are set per tab with the very next call, beside what another member sets', async () => {
    const it = await agency('sets')
    const client = await it.client('ed@fjord.example', ['/settings', '/kb'])
    const change = async (changes: object) =>
      (
        await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', {
          clientId: client.ID,
          ...changes,
        })
      ).body.client.canEdit
    expect(await reach(it, client.cookie)).toEqual([200, 200])
    expect(await change({ view: ['/settings'] })).not.toContain('/settings')
    expect(await reach(it, client.cookie)).toEqual([200, 403])
    expect(await change({ view: ['/kb'] })).not.toContain('/settings')
    // the same twice is no error
    expect(await change({ edit: ['/settings'] })).toContain('/settings')
    expect(await change({ edit: ['/settings', '/kb'] })).toBeNull()
    expect(await reach(it, client.cookie)).toEqual([200, 200])
  })

  test('say in words what a call would have needed', async () => {
    const it = await agency('words')
    const { cookie } = await it.client('ed@fjord.example', ['/settings'], { canEdit: [] })
    const refused = await asked(it, cookie)(save, { title: 'Desk' })
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Your access does not include this. Ask your provider for it.' },
    })
  })

  test('stay as they are when the form beside them is saved, and are saved by it where it says so', async () => {
    const it = await agency('form')
    const { ID: clientId, lastModified } = await it.client('ed@fjord.example', ['/settings'])
    const of = (changes: object, at: number) =>
      it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId, lastModified: at, changes })
    await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId, view: ['/settings'] })
    const renamed = (await of({ name: 'Edda' }, lastModified)).body.client
    expect(renamed.canEdit).not.toContain('/settings')
    const freed = (await of({ canEdit: null }, renamed.lastModified)).body.client
    expect(freed.canEdit).toBeNull()
  })

  test('of a new client are the organisation’s', async () => {
    const it = await agency('defaults')
    const { ID: orgId } = await it.organise({
      name: 'Berg',
      defaultClientAccess: ['/settings', '/convos'],
      defaultClientCanEdit: ['/convos'],
    })
    expect((await it.add('new@berg.example', {}, orgId)).canEdit).toEqual(['/convos'])
    expect((await it.add('free@berg.example', { canEdit: null }, orgId)).canEdit).toBeNull()
  })
})
