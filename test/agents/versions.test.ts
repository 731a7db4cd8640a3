import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { agents as agentItems, versions as versionItems, versionKey } from '#functions/agents/store'
import { agentMessages } from '#shared/agents/messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let agentId: string
let made = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())
beforeEach(async () => {
  clearLiveAgentCache()
  agentId = `versioned-agent-${++made}`
  await save({ title: 'First', enableNodes: true })
})

type Key = Parameters<TestRegion['invoke']>[0]
const call = (key: Key, input: object = {}) => region.invoke(key, { agentId, ...input }, { token: owner.token })
const save = async (patch: object) => (await call('POST /v2/agents/{agentId}', patch)).body.data
const publish = () => call('POST /v2/agents/{agentId}/publish')
const versions = async (): Promise<
  { version: string; number: number; reason: string; isLive: boolean; by: string }[]
> => (await call('GET /v2/agents/{agentId}/versions')).body.versions
const restore = (version: string, more: object = {}) =>
  call('POST /v2/agents/{agentId}/versions/{version}/restore', { version, ...more })
const draft = async () => (await call('GET /v2/agents/{agentId}')).body.data

describe('the history of an agent', () => {
  test('lists published versions, newest first, with the member and the live one', async () => {
    await save({ title: 'Second' })
    await publish()
    expect(await versions()).toMatchObject([
      { version: '00000002', number: 2, reason: 'published', isLive: true, by: owner.email },
      { version: '00000001', number: 1, reason: 'published', isLive: false },
    ])
    const { body } = await call('GET /v2/agents/{agentId}/versions/{version}', { version: '00000001' })
    expect(body.settings.title).toBe('First')
    expect(body.settings).not.toHaveProperty('SECRET_API_KEY')
  })

  test('of a large agent is kept to 20 versions and listed whole, and ends with the agent', async () => {
    const [first] = region.rows().filter(({ pk, kind }) => pk === `AGT#${agentId}` && kind === 'agent-version')
    const body = new Uint8Array(randomBytes(62_000))
    for (let number = 2; number <= 31; number++)
      await versionItems.save({ ...versionItems.parse(first), number, version: versionKey(number), body })
    await agentItems.bump({ agentId }, { set: { liveVersion: 31 } })
    expect(await versions()).toHaveLength(31)
    await save({ title: 'Second' })
    await publish()
    expect((await versions()).map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => 32 - at))
    await call('DELETE /v2/agents/{agentId}')
    expect(region.rows().filter(({ pk, kind }) => pk === `AGT#${agentId}` && kind === 'agent-version')).toEqual([])
  })

  test('a restored version is a draft: visitors see it only after a publish', async () => {
    await save({ title: 'Second' })
    await publish()
    const { body } = await restore('00000001')
    expect(body.data).toMatchObject({ title: 'First', hasUnpublishedChanges: true, liveVersion: 2 })
    clearLiveAgentCache()
    expect((await call('GET /public/agents/{agentId}')).body.data.title).toBe('Second')
    await publish()
    clearLiveAgentCache()
    expect((await call('GET /public/agents/{agentId}')).body.data.title).toBe('First')
    expect((await versions()).map(({ number }) => number)).toEqual([3, 2, 1])
  })

  test('a draft that a restore would lose is saved as a version, and can be restored', async () => {
    await save({ title: 'Half-done work' })
    await restore('00000001')
    const [kept] = await versions()
    expect(kept).toMatchObject({ reason: 'kept', number: 1, isLive: false })
    expect((await draft()).title).toBe('First')
    await restore(kept?.version ?? '')
    expect((await draft()).title).toBe('Half-done work')
  })

  test('a draft that equals the live or a restored version is not saved again', async () => {
    await restore('00000001')
    await call('POST /rpc/saveAgentBackup')
    expect(await versions()).toHaveLength(1)
    await save({ title: 'Half-done work' })
    expect((await call('POST /rpc/saveAgentBackup', { workspaceId: owner.uid, userEmail: owner.email })).body).toEqual({
      success: true,
    })
    expect(await versions()).toHaveLength(2)
  })

  test('has at most twenty versions, including drafts, and always the live one', async () => {
    for (let turn = 0; turn < 12; turn++) {
      await save({ title: `Published ${turn}` })
      await publish()
      await save({ title: `Kept ${turn}` })
      await call('POST /rpc/saveAgentBackup')
    }
    const all = await versions()
    expect(all).toHaveLength(20)
    expect(all.filter(({ isLive }) => isLive)).toMatchObject([{ number: 13 }])
  })

  test('thirty saved drafts do not remove the live version', async () => {
    for (let turn = 0; turn < 30; turn++) {
      await save({ title: `Kept ${turn}` })
      await call('POST /rpc/saveAgentBackup')
    }
    const all = await versions()
    expect(all).toHaveLength(20)
    expect(all.at(-1)).toMatchObject({ number: 1, isLive: true })
    expect((await restore('00000001')).status).toBe(200)
  })

  test('an edit of an outdated draft is a conflict, and nothing is overwritten', async () => {
    const { lastModified } = await draft()
    await save({ title: 'Somebody else was here' })
    const { status, body } = await restore('00000001', { lastModified })
    expect([status, body.message]).toEqual([409, agentMessages.changedMeanwhile])
    expect((await draft()).title).toBe('Somebody else was here')
  })

  test.each(['00000099', '00000001-01J0000000000000000000000A'])('a version %s that is not there', async (version) => {
    expect((await restore(version)).body.message).toBe(agentMessages.noSuchVersion)
    expect((await call('GET /v2/agents/{agentId}/versions/{version}', { version })).status).toBe(404)
  })

  test.each(['../META', '1', 'live', '0000000a'])('%j is not a version', async (version) => {
    expect((await restore(version)).status).toBe(422)
  })
})

describe('copies', () => {
  test('a duplicate has the draft’s settings, a key of its own, and is live', async () => {
    const original = await save({ title: 'Desk', description: 'Answers' })
    const { data } = (await call('POST /v2/agents/{agentId}/duplicate')).body
    expect(data).toMatchObject({ title: 'Desk (copy)', description: 'Answers', liveVersion: 1, ownerID: owner.uid })
    expect(data.ID).not.toBe(original.ID)
    expect(data.SECRET_API_KEY).not.toBe(original.SECRET_API_KEY)
  })

  test('an exported agent is imported into another workspace without workspace-specific settings', async () => {
    await save({
      title: 'Desk',
      whatsappPhoneNumber: '+351900000000',
      security: {
        allowedOrigins: ['https://secret-customer.example'],
        spendGuards: {
          perConversation: 7,
          perVisitorPerDay: 0,
          perDay: 0,
          turnsPerConversation: 0,
          alertAt: [],
          isStopped: true,
        },
      },
    })
    const { agentTemplate } = (await call('POST /rpc/exportAgentToJson')).body
    const text = JSON.stringify(agentTemplate)
    for (const secret of ['secret-customer', '+3519', agentId, owner.uid, 'vg_0', 'isStopped'])
      expect(text).not.toContain(secret)
    const other = await region.newPerson()
    const { status, body } = await region.invoke(
      'POST /rpc/convertAgentTemplateToAgent',
      { agentName: 'Ours', agentTemplate },
      { token: other.token },
    )
    expect([status, body.agentCreated?.title, body.agentCreated?.ownerID]).toEqual([200, 'Ours', other.uid])
    expect(body.agentCreated.nodes).toEqual(agentTemplate.template.nodes)
    expect(body.agentCreated.security.allowedOrigins).toEqual([])
  })

  test.each([
    ['blank-template', 'de', 'de', 'Hallo, wie kann ich Ihnen helfen?'],
    ['blank-template', undefined, 'en', 'Hi, how can I help you today?'],
    ['customer-support', 'de', 'de', undefined],
    ['customer-support', 'fr', 'fr', undefined],
  ])('the template %s is made in the language %s as %s', async (agentTemplate, lang, made, greeting) => {
    const input = { agentName: 'x', agentTemplate, lang }
    const { body } = await region.invoke('POST /rpc/convertAgentTemplateToAgent', input, { token: owner.token })
    const [first] = body.agentCreated.vg_initMessages
    expect([body.agentCreated.lang, greeting ?? first]).toEqual([made, first])
  })

  test('an agent without nodes is not exported', async () => {
    await save({ enableNodes: false })
    expect((await call('POST /rpc/exportAgentToJson')).body.message).toBe(agentMessages.exportNeedsNodes)
  })

  test.each([
    {},
    { format: 'other', formatVersion: 1, name: 'x', exportedAt: '2026-01-01T00:00:00Z', template: {} },
    {
      format: 'parley-agent',
      formatVersion: 1,
      name: 'x',
      exportedAt: '2026-01-01T00:00:00Z',
      template: { nodes: 'x' },
    },
    { format: 'parley-agent', formatVersion: 1, name: 'x', exportedAt: 'now', template: {} },
  ])('%j is not an exported agent', async (agentTemplate) => {
    expect((await call('POST /rpc/convertAgentTemplateToAgent', { agentName: 'x', agentTemplate })).status).toBe(422)
  })
})

describe('a deleted agent', () => {
  test('is not found by its team and visitors, is in no list, and leaves nothing in the table but the mark that its id was taken', async () => {
    await save({ title: 'Second' })
    await publish()
    const before = region.events().length
    for (let time = 0; time < 2; time++) {
      const { status } = await call('DELETE /v2/agents/{agentId}')
      expect(status).toBe(time === 0 ? 200 : 404)
    }
    clearLiveAgentCache()
    expect((await call('GET /v2/agents/{agentId}')).status).toBe(404)
    expect((await call('GET /public/agents/{agentId}')).status).toBe(404)
    const { body } = await region.invoke(
      'GET /v2/workspaces/{workspaceId}/agents',
      { workspaceId: owner.uid },
      { token: owner.token },
    )
    expect(body.agents.map(({ ID }: { ID: string }) => ID)).not.toContain(agentId)
    const rows = region.rows().filter(({ pk }) => pk === `AGT#${agentId}`)
    expect(rows).toMatchObject([{ kind: 'deleted-agent', agentId, workspaceId: owner.uid }])
    const home = region.rows().find(({ pk }) => pk === `ORG#${owner.uid}`)
    expect([...((home?.widgetIDs as Set<string> | undefined) ?? [])]).not.toContain(agentId)
    expect(region.events().slice(before)).toMatchObject([{ type: 'agents.deleted', data: { agentId } }])
  })
})

test('an agent of before nodes could notify the team opens, saves and publishes unchanged', async () => {
  const nodes = [
    { id: 'start', type: 'start', name: 'Start', instructions: '', says: 'Hello.', transitions: [] },
    {
      id: 'person',
      type: 'default',
      name: 'Hand over',
      instructions: '',
      isGlobal: true,
      enter: { kind: 'says', anyOf: ['talk to a person', 'mit einem menschen'] },
      says: 'Our team sees this conversation.',
      transitions: [],
    },
  ]
  await save({ nodes })
  expect((await publish()).status).toBe(200)
  await save({ title: 'Renamed' })
  expect((await draft()).nodes).toEqual(nodes)
  const [live] = await versions()
  const { body } = await call('GET /v2/agents/{agentId}/versions/{version}', { version: live?.version })
  expect(body.settings.nodes).toEqual(nodes)
})
