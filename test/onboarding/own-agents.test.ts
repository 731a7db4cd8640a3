import { expect, test } from 'vitest'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>

let attempts = 0
const newAttempt = () => `ownagents${String(++attempts).padStart(15, '0')}`
const create = (it: Portal, cookie: string, given: Readonly<Record<string, unknown>> = {}) =>
  it.call('POST /portal/agents', { attemptId: newAttempt(), title: 'Night desk', ...given }, cookie)
const agentsOf = async (it: Portal, cookie: string): Promise<string[]> =>
  (await it.call('GET /portal/me', {}, cookie)).body.agents.map(({ id }: { id: string }) => id)

test('a client who may creates an agent for their organisation, once per attempt', async () => {
  const it = await agency('creates')
  const { cookie } = await it.client('ada@fjord.example', ['/settings'], { allowCreateAgents: true })
  const attemptId = newAttempt()
  const [first, again] = [await create(it, cookie, { attemptId }), await create(it, cookie, { attemptId })]
  expect([first.status, again.status]).toEqual([200, 200])
  const { agentId } = first.body
  expect(again.body).toEqual({ agentId })
  expect(await agentsOf(it, cookie)).toEqual(expect.arrayContaining([it.agents[0], agentId]))
  const { data } = (await it.call('GET /v2/agents/{agentId}', { agentId }, cookie)).body
  expect(data).toMatchObject({ title: 'Night desk', ownerID: it.uid, liveVersion: 1 })
  // a colleague has it too, and the agency
  const colleague = await it.client('bo@fjord.example')
  expect(await agentsOf(it, colleague.cookie)).toContain(agentId)
  const { agents } = (await it.team('GET /v2/workspaces/{workspaceId}/agents')).body
  expect(agents.map(({ ID }: { ID: string }) => ID)).toContain(agentId)
})

test('one who sees chosen agents only sees their new one as well, and their colleagues’ not', async () => {
  const it = await agency('chosenown')
  const only = { allowCreateAgents: true, widgetIDs: [it.agents[0]] }
  const { cookie } = await it.client('ada@fjord.example', ['/settings'], only)
  const other = await it.client('bo@fjord.example', ['/settings'], only)
  const { agentId } = (await create(it, cookie)).body
  expect(await agentsOf(it, cookie)).toEqual(expect.arrayContaining([it.agents[0], agentId]))
  expect(await agentsOf(it, other.cookie)).toEqual([it.agents[0]])
})

test('who may not, or looks on as them, creates none; nor is one without a name', async () => {
  const it = await agency('maynot')
  const plain = await it.client('ada@fjord.example', ['/settings'])
  expect((await create(it, plain.cookie)).status).toBe(403)
  const may = await it.client('bo@fjord.example', ['/settings'], { allowCreateAgents: true })
  expect((await create(it, may.cookie, { title: ' ' })).body.issues).toMatchObject([
    { path: 'title', message: 'Please provide a name for the agent.' },
  ])
  await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
    clientId: may.ID,
    lastModified: (await it.call('GET /portal/me', {}, may.cookie)).body.client.lastModified,
    changes: { allowCreateAgents: false },
  })
  expect((await create(it, may.cookie)).status).toBe(403)
  expect(await agentsOf(it, may.cookie)).toEqual([it.agents[0]])
})

test('an organisation has twenty agents when its clients make them, and a client makes ten a day', async () => {
  const it = await agency('many')
  const ada = await it.client('ada@fjord.example', ['/settings'], { allowCreateAgents: true })
  const made = await Promise.all(Array.from({ length: 11 }, () => create(it, ada.cookie)))
  expect(made.filter(({ status }) => status === 429)).toHaveLength(1)
  const bo = await it.client('bo@fjord.example', ['/settings'], { allowCreateAgents: true })
  for (let count = 12; count <= 20; count++) expect((await create(it, bo.cookie)).status, String(count)).toBe(200)
  expect((await create(it, bo.cookie)).body).toMatchObject({
    code: 'limit-reached',
    message: 'Your organisation has 20 agents. Ask your provider for more.',
  })
}, 30_000)
