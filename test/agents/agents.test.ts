import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { replaceWorld, world } from '#lib/world'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { seededRandom } from '#test/support/worlds/seeded-random'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(() => region.stop())

let count = 0
const newId = () => `agent${String(++count).padStart(11, '0')}`
const save = (agentId: string, patch: object, token = owner.token) =>
  region.invoke('POST /v2/agents/{agentId}', { agentId, ...patch }, { token })
const read = (agentId: string) => region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: owner.token })

test('a vg agent without nodes is created with the starter defaults and is live as version 1', async () => {
  const { status, body } = await save(newId(), { title: 'Desk', ownerID: owner.uid })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    title: 'Desk',
    description: 'Your virtual assistant',
    vg_defaultModel: 'gpt-4o',
    vg_temperature: 0.5,
    vg_maxTokens: 1024,
    vgOptions: { maxChunkSize: 2424 },
    liveVersion: 1,
    hasUnpublishedChanges: false,
    ownerID: owner.uid,
  })
  expect(body.data.SECRET_API_KEY).toMatch(/^vg_[A-Za-z0-9]{20}$/)
  const events = region.events().map(({ type }) => type)
  expect(events).toContain('agents.created')
  expect(events).toContain('analytics.product-event')
})

test('a new agent’s visitor may use thirty replies of its model and a quarter of the credits a day, unless the owner chose', async () => {
  const capOf = async (patch: object) =>
    (await save(newId(), { title: 'Desk', ...patch })).body.data.security.spendGuards.perVisitorPerDay
  expect(await capOf({})).toBe(250)
  expect(await capOf({ vg_defaultModel: 'gpt-4o-mini' })).toBe(45)
  const { body } = await save(newId(), { title: 'Desk' })
  const { security } = body.data
  const chosen = { ...security, spendGuards: { ...security.spendGuards, perVisitorPerDay: 900 } }
  expect(await capOf({ security: chosen })).toBe(900)
})

test('the agent is on its organisation’s list once', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Listed' })
  const organisation = region.rows().find((row) => row.pk === `ORG#${owner.uid}`)
  expect([...((organisation?.widgetIDs ?? new Set()) as Set<string>)].filter((id) => id === agentId)).toHaveLength(1)
})

test('the id of a deleted agent stays taken, for its owner too, and shows nothing', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Shop' })
  await region.invoke('DELETE /v2/agents/{agentId}', { agentId }, { token: owner.token })
  for (const token of [other.token, owner.token]) {
    const { status, body } = await save(agentId, { title: 'Taken over' }, token)
    expect(status).toBe(409)
    expect(body.code).toBe('conflict')
  }
  expect((await region.invoke('GET /public/agents/{agentId}', { agentId })).status).toBe(404)
})

test('an agent without a name is not created', async () => {
  for (const title of [undefined, '', '   ']) {
    const { status, body } = await save(newId(), title === undefined ? {} : { title })
    expect(status).toBe(422)
    expect(body.message).toBe('Please provide a name for the agent.')
  }
})

test('an agent cannot be created in another owner’s workspace', async () => {
  expect((await save(newId(), { title: 'Intruder', ownerID: other.uid })).status).toBe(404)
})

test('saving changes the draft only; visitors see it after Publish', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Before' })
  const saved = await save(agentId, { title: 'After' })
  expect(saved.body.data).toMatchObject({ title: 'After', hasUnpublishedChanges: true, liveVersion: 1 })
  const seen = async () => {
    clearLiveAgentCache()
    return (await region.invoke('GET /public/agents/{agentId}', { agentId })).body.data.title
  }
  expect(await seen()).toBe('Before')
  const published = await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  expect(published.body.data).toMatchObject({ liveVersion: 2, hasUnpublishedChanges: false })
  expect(await seen()).toBe('After')
})

test('publishing an unchanged draft changes nothing', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Same' })
  const { body } = await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  expect(body.data.liveVersion).toBe(1)
})

test('a draft that is saved during a publish is not published with it', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Live' })
  await save(agentId, { title: 'Seen' })
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      if (command.constructor.name === 'TransactWriteCommand') {
        undo()
        await save(agentId, { title: 'Unseen' })
      }
      return database(command)
    },
  })
  const { status } = await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  expect(status).toBe(409)
  expect((await read(agentId)).body.data).toMatchObject({
    title: 'Unseen',
    liveVersion: 1,
    hasUnpublishedChanges: true,
  })
})

test('changing a draft back makes it published again', async () => {
  const agentId = newId()
  await save(agentId, { title: 'One' })
  await save(agentId, { title: 'Two' })
  expect((await save(agentId, { title: 'One' })).body.data.hasUnpublishedChanges).toBe(false)
})

test('at most twenty versions are kept', async () => {
  const agentId = newId()
  await save(agentId, { title: 'v0' })
  for (let version = 1; version <= 22; version++) {
    await save(agentId, { title: `v${version}` })
    await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  }
  const kept = region.rows().filter((row) => row.pk === `AGT#${agentId}` && row.kind === 'agent-version')
  expect(kept).toHaveLength(20)
  expect(kept.at(-1)).toMatchObject({ number: 23 })
})

test('the second of two editors gets a conflict, never a silent overwrite', async () => {
  const agentId = newId()
  const { lastModified } = (await save(agentId, { title: 'Start' })).body.data
  expect((await save(agentId, { description: 'first', lastModified })).status).toBe(200)
  const second = await save(agentId, { description: 'second', lastModified })
  expect(second.status).toBe(409)
  expect((await read(agentId)).body.data.description).toBe('first')
})

test('of twenty overlapping saves one is complete and none is partial', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Start' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => save(agentId, { title: `T${n}`, description: `D${n}` })),
  )
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const { title, description } = (await read(agentId)).body.data
  expect(description.slice(1)).toBe(title.slice(1))
})

test('a whole agent sent back, as the specification’s client does, is accepted without changing read-only fields', async () => {
  const agentId = newId()
  const whole = (await save(agentId, { title: 'Whole' })).body.data
  const { status, body } = await save(agentId, {
    ...whole,
    title: 'Whole 2',
    SECRET_API_KEY: 'vg_00000000000000000000',
    ts: 1,
    liveVersion: 99,
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    title: 'Whole 2',
    SECRET_API_KEY: whole.SECRET_API_KEY,
    ts: whole.ts,
    liveVersion: 1,
  })
})

test('an agent cannot be moved to another workspace by saving it', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Mine' })
  expect((await save(agentId, { ownerID: other.uid })).status).toBe(422)
})

test('a chunk size under 1000 is refused in the specification’s words', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Chunks' })
  const { status, body } = await save(agentId, { vgOptions: { maxChunkSize: 999 } })
  expect(status).toBe(422)
  expect(body.message).toBe('Max chunk size must be greater than 1000')
})

test('an unknown field is refused, so that a typo is never silently ignored', async () => {
  expect((await save(newId(), { title: 'X', balance: 5 })).status).toBe(422)
})

test('an agent too large to store is refused with a clear message and changes nothing', async () => {
  const agentId = newId()
  await save(agentId, { title: 'Huge' })
  const random = seededRandom(1)
  const noise = Array.from({ length: 99_000 }, () => String.fromCharCode(0x4e00 + random.below(20_000))).join('')
  const nodes = Array.from({ length: 40 }, (_, n) => ({
    id: `n${n}`,
    type: 'default',
    name: 'n',
    instructions: noise.slice(n * 2000, n * 2000 + 8000),
    transitions: [],
  }))
  const { status, body } = await save(agentId, { ADVANCED_customCSS: noise, nodes })
  expect(status).toBe(413)
  expect(body.message).toContain('too large to save')
  expect((await read(agentId)).body.data.ADVANCED_customCSS ?? '').toBe('')
})

test('the list shows the last changed first and pages by cursor', async () => {
  const lister = await region.newPerson()
  const ids = Array.from({ length: 55 }, newId)
  for (const agentId of ids) await save(agentId, { title: agentId }, lister.token)
  const later = Date.now() + 60_000
  const undo = replaceWorld({ now: () => later })
  await save(ids[0] ?? '', { title: 'changed last' }, lister.token)
  undo()
  const list = (after?: string) =>
    region.invoke(
      'GET /v2/workspaces/{workspaceId}/agents',
      { workspaceId: lister.uid, after },
      { token: lister.token },
    )
  const first = await list()
  expect(first.body.agents).toHaveLength(50)
  expect(first.body.agents[0].title).toBe('changed last')
  const second = await list(first.body.cursor)
  expect(new Set([...first.body.agents, ...second.body.agents].map(({ ID }: { ID: string }) => ID)).size).toBe(55)
  expect(JSON.stringify(first.body)).not.toContain('vg_')
})

test('an invalid cursor is a bad request', async () => {
  const { status } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/agents',
    { workspaceId: owner.uid, after: '!!!' },
    { token: owner.token },
  )
  expect(status).toBe(400)
})
