import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache } from '#features/knowledge'
import { clientOnboardingMessages } from '#shared/onboarding/client-messages'
import { brandSites, png } from '#test/support/providers/brand-sites'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { clientWizardWorld } from '#test/support/worlds/region-fixtures/client-wizard-world'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const team = teamFixture()
const worlds: { stop: () => void }[] = []
let site: FixtureSite

const world = async (
  ...given: Parameters<typeof clientWizardWorld> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const made = await clientWizardWorld(team, ...given)
  worlds.push(made)
  return made
}

beforeAll(async () => {
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => {
  clearIndexCache()
  clearLiveAgentCache()
  site.serve(brandSites['linked stylesheets'])
})
afterEach(() => {
  for (const { stop } of worlds.splice(0)) stop()
})

type World = Awaited<ReturnType<typeof world>>
type Client = Awaited<ReturnType<World['signUp']>>

const agentIds = async (client: Client): Promise<string[]> =>
  (await client.me()).agents.map(({ id }: { id: string }) => id)
const agentsOf = async ({ portal }: World) =>
  (await portal.team('GET /v2/workspaces/{workspaceId}/agents')).body.agents.filter(
    ({ ID }: { ID: string }) => !ID.includes('-agent-'),
  )
const agentOf = async ({ portal }: World, agentId: string) =>
  (await team.fixture.region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: portal.token })).body.data
const numbers = 'POST /rpc/v2Audio.getTwilioNumbers'

describe('a new client makes their agent', () => {
  test('of their website, which is their organisation’s and the agency’s from the first moment', async () => {
    const it = await world('ofsite')
    const ana = await it.signUp('ana@bakery.example')
    const company = { ...it.company, website: site.origin }
    expect((await ana.branding({ company })).body.status).toBe('running')
    await it.settle()
    expect((await ana.branding({ company })).body).toMatchObject({ status: 'done', pages: { done: 3 } })
    expect((await ana.create({ company, goals: ['advise'] })).body.status).toBe('running')
    await it.settle()
    const { body } = await ana.create({ company })
    expect(body).toMatchObject({
      status: 'done',
      pageCount: 3,
      agentData: { title: 'Bakery Ana', ownerID: it.portal.uid },
    })
    expect(await agentIds(ana)).toEqual([body.agentId])
    const agent = await agentOf(it, body.agentId)
    expect(agent.vg_systemPrompt).toContain('Help visitors to find the offer that fits them.')
    expect(JSON.parse(agent.customThemeJSONString).primary).toBe('#d9531e')
    const { organisations } = (await it.portal.team('GET /v2/workspaces/{workspaceId}/organisations')).body
    // named after the client until their company was known
    const theirs = organisations.find(({ name }: { name: string }) => name === 'Bakery Ana')
    expect(theirs.widgetIDs).toEqual([body.agentId])
    expect((await ana.load()).agentId).toBe(body.agentId)
  })

  test('without seeing its key or its instructions, which are of tabs that they may not have', async () => {
    const it = await world('nokey')
    const ana = await it.signUp('ana@bakery.example')
    await ana.create()
    await it.settle()
    const { agentData } = (await ana.create()).body
    expect([agentData.SECRET_API_KEY, agentData.vg_systemPrompt]).toEqual([undefined, ''])
    expect(agentData.nodes.find(({ type }: { type: string }) => type === 'start').says).toContain('Bakery Ana')
  })

  test('once, whatever attempt, device or repeat asks for it', async () => {
    const it = await world('once')
    const ana = await it.signUp('ana@bakery.example')
    it.state.deliveries = 2
    const other = 'another0attempt0of0theirs'
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ana.create(at % 2 === 0 ? {} : { attemptId: other })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(200), ...Array(4).fill(409)])
    await it.settle()
    const [first, second] = [await ana.create(), await ana.create({ attemptId: other })]
    await it.settle()
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    expect(await agentsOf(it)).toHaveLength(1)
    expect(await agentIds(ana)).toHaveLength(1)
    expect((first.status === 409 ? first : second).body.message).toBe(clientOnboardingMessages.otherAttempt)
  })

  test('of their own, even with the attempt of another client or of the team', async () => {
    const it = await world('own')
    const [ana, bo] = [await it.signUp('ana@bakery.example'), await it.signUp('bo@harbour.example')]
    await ana.branding({ company: { ...it.company, website: site.origin } })
    await it.settle()
    const stolen = { attemptId: ana.attemptId, company: { ...it.company, name: 'Harbour' } }
    const { body } = await bo.branding(stolen)
    expect([body.status, body.brandingInfo.name, body.brandingInfo.colors]).toEqual(['done', 'Harbour', []])
    await ana.create()
    await bo.create(stolen)
    await it.settle()
    const [hers, his] = [(await ana.create()).body.agentId, (await bo.create(stolen)).body.agentId]
    expect(hers).not.toBe(his)
    expect([await agentIds(ana), await agentIds(bo)]).toEqual([[hers], [his]])
  })

  test('anew with another attempt only after one failed without an agent', async () => {
    const it = await world('failed')
    const ana = await it.signUp('ana@bakery.example')
    const other = 'another0attempt0of0theirs'
    it.state.around = (name, work) =>
      name === 'onboarding/creation/create-wizard-agent' ? Promise.reject(new Error('down')) : work()
    await ana.create()
    expect((await ana.save({ attemptId: other })).status).toBe(409)
    await it.settle()
    expect((await ana.create()).body.status).toBe('failed')
    it.state.around = undefined
    expect((await ana.save({ attemptId: other })).status).toBe(200)
    expect((await ana.create({ attemptId: other })).status).toBe(200)
    await it.settle()
    expect((await ana.create({ attemptId: other })).body.status).toBe('done')
    expect(await agentIds(ana)).toHaveLength(1)
  })
})

describe('what SAAS Mode asks of a company', () => {
  const wrong = async (client: Client, company: Readonly<Record<string, string>>) => {
    const { status, body } = await client.branding({ company: { name: '', website: '', description: '', ...company } })
    return status === 422 ? [body.issues[0].path, body.issues[0].message] : status
  }

  test('is a name and a description by default, and what is given must be right in any case', async () => {
    const it = await world('asks')
    const ana = await it.signUp('ana@bakery.example')
    expect(await wrong(ana, {})).toEqual(['company.name', 'Company name is required'])
    expect(await wrong(ana, { name: 'A' })).toEqual(['company.description', 'Please tell us what your company does'])
    expect(await wrong(ana, { name: 'A', description: 'Bread' })).toEqual([
      'company.description',
      'Please provide at least 10 characters',
    ])
    expect(await wrong(ana, { name: 'A', description: 'Bread and cakes', website: 'nowhere' })).toEqual([
      'company.website',
      'Please enter a valid website URL or domain',
    ])
    expect(await wrong(ana, { name: 'A', description: 'Bread and cakes' })).toBe(200)
  })

  test('is a website too where it says so', async () => {
    const it = await world('website', { requireCompanyWebsite: true })
    const ana = await it.signUp('ana@bakery.example')
    expect(await wrong(ana, { name: 'A', description: 'Bread and cakes' })).toEqual([
      'company.website',
      'Company website is required',
    ])
  })

  test('is nothing without the company’s step: the agent has the organisation’s name', async () => {
    const it = await world('nothing', { showCompanyInfoStep: false })
    const ana = await it.signUp('ana@bakery.example')
    const company = { name: '', website: '', description: '' }
    await ana.create({ company })
    await it.settle()
    const { agentData } = (await ana.create({ company })).body
    expect(agentData.title).toBe('Ana')
    expect((await agentOf(it, agentData.ID)).vg_systemPrompt).toContain('You work for Ana.')
  })
})

describe('a client who goes on', () => {
  test('on another device finds what they entered, and the attempt that creates their agent', async () => {
    const it = await world('device')
    const ana = await it.signUp('ana@bakery.example')
    expect(await ana.load()).toEqual({ isCompleted: false })
    const choices = { primaryColor: '#d9531e', themeMode: 'dark', faviconApproved: false }
    await ana.save({ step: 'branding', goals: ['answer', 'handoff'], choices, edits: { primaryColor: '#fff' } })
    expect((await ana.load()).draft).toEqual({
      attemptId: ana.attemptId,
      step: 'branding',
      goals: ['answer', 'handoff'],
      company: it.company,
      choices,
      edits: { primaryColor: '#fff' },
    })
    await ana.create({ attemptId: 'the0attempt0of0a0phone00' })
    expect((await ana.load()).draft).toMatchObject({ attemptId: 'the0attempt0of0a0phone00', step: 'branding' })
    expect((await ana.save()).body.message).toBe(clientOnboardingMessages.otherAttempt)
  })

  test('gives the agent another look, live at once, whatever tabs they have', async () => {
    const it = await world('look')
    const ana = await it.signUp('ana@bakery.example')
    await ana.create()
    await it.settle()
    const { agentId } = (await ana.create()).body
    const look = {
      primaryColor: '0f766e',
      themeMode: 'dark',
      faviconApproved: false,
      customLogo: png.toString('base64'),
    }
    for (let times = 0; times < 2; times++)
      expect((await ana.call('POST /portal/onboarding/look', { brandingChoices: look })).status).toBe(200)
    const agent = await agentOf(it, agentId)
    expect(JSON.parse(agent.customThemeJSONString)).toMatchObject({ primary: '#0f766e', themeType: 'dark' })
    expect(agent).toMatchObject({ liveVersion: 2, hasUnpublishedChanges: false })
    expect(agent.roundedImageURL).toMatch(/\/media\//)
    await ana.complete()
    expect((await ana.call('POST /portal/onboarding/look', { brandingChoices: look })).status).toBe(403)
  })

  test('changes the look also while the agent is being created', async () => {
    const it = await world('early')
    const ana = await it.signUp('ana@bakery.example')
    const brandingChoices = { primaryColor: '#0f766e', themeMode: 'dark', faviconApproved: false }
    expect((await ana.call('POST /portal/onboarding/look', { brandingChoices })).status).toBe(404)
    await ana.create()
    expect((await ana.call('POST /portal/onboarding/look', { brandingChoices })).status).toBe(200)
    await it.settle()
    const agent = await agentOf(it, (await ana.create()).body.agentId)
    expect(JSON.parse(agent.customThemeJSONString).primary).toBe('#0f766e')
  })

  test('gets a plain agent when they leave before theirs is created, once', async () => {
    const it = await world('leave')
    const ana = await it.signUp('ana@bakery.example')
    await ana.save({ company: { name: 'Bakery Ana', website: '', description: '' }, goals: ['enquiries'] })
    const [{ body }] = await Promise.all([ana.complete(), ana.complete(), ana.complete()])
    expect(body.agentId).toMatch(/^\w{16}$/)
    await ana.complete()
    expect(await agentIds(ana)).toEqual([body.agentId])
    expect(await agentsOf(it)).toMatchObject([{ ID: body.agentId, title: 'Bakery Ana' }])
    expect((await agentOf(it, body.agentId)).vg_systemPrompt).toContain('wants to be contacted')
    expect(await ana.load()).toEqual({ isCompleted: true, agentId: body.agentId })
    const { client } = await ana.me()
    expect(client).toMatchObject({ isNewSignup: true, onboardingState: { isCompleted: true } })
    const log = (await it.portal.team('GET /v2/workspaces/{workspaceId}/activity')).body
    expect(JSON.stringify(log).match(/client\.onboarded/g)).toHaveLength(1)
  })

  test('gets the wizard’s agent when they leave while it is being created, and a plain one if that fails', async () => {
    const it = await world('during')
    const ana = await it.signUp('ana@bakery.example')
    await ana.create()
    expect((await ana.complete()).body).toEqual({ success: true, isCreating: true })
    await it.settle()
    expect(await agentsOf(it)).toMatchObject([{ title: 'Bakery Ana' }])
    expect(await agentIds(ana)).toHaveLength(1)

    const bo = await it.signUp('bo@harbour.example')
    it.state.around = (name, work) =>
      name === 'onboarding/creation/create-wizard-agent' ? Promise.reject(new Error('down')) : work()
    await bo.create()
    await bo.complete()
    await it.settle()
    expect(await agentIds(bo)).toHaveLength(1)
    expect(await agentsOf(it)).toHaveLength(2)
  })

  test('has an agent from the sign-up on where no step creates one, however often that is delivered', async () => {
    const it = await world('atonce', { showAgentCreationStep: false })
    it.state.deliveries = 3
    const ana = await it.signUp('ana@bakery.example')
    await it.settle()
    const ids = await agentIds(ana)
    expect(ids).toHaveLength(1)
    expect((await ana.complete()).body.agentId).toBe(ids[0])
    expect(await agentsOf(it)).toHaveLength(1)
  })

  test('waits for the wizard where a step creates it', async () => {
    const it = await world('later')
    const ana = await it.signUp('ana@bakery.example')
    await it.settle()
    expect(await agentIds(ana)).toEqual([])
  })
})

describe('the onboarding is not for', () => {
  test('clients who were added by the team, or have finished it', async () => {
    const it = await world('notfor')
    const { cookie } = await it.portal.client('ingrid@fjord.example')
    const draft = { attemptId: 'attempt0of0another0person', step: 'goals', goals: [], company: it.company }
    for (const [key, input] of [
      ['POST /rpc/onboarding.getBrandingInfo', { attemptId: draft.attemptId, company: it.company }],
      ['PUT /portal/onboarding', { draft }],
      ['POST /portal/onboarding/look', { brandingChoices: it.brandingChoices }],
    ] as const)
      expect([key, (await it.portal.call(key, input, cookie)).status]).toEqual([key, 403])
    expect((await it.portal.call('POST /portal/onboarding/complete', {}, cookie)).body).toEqual({
      success: true,
      isCreating: false,
    })
    expect(await agentsOf(it)).toEqual([])
    const ana = await it.signUp('ana@bakery.example')
    await ana.complete()
    expect((await ana.branding()).body.message).toBe(clientOnboardingMessages.finished)
    expect((await ana.create()).status).toBe(403)
    expect((await ana.save()).status).toBe(403)
  })

  test('one client to use up the agency’s own analyses: five an hour each', async () => {
    const it = await world('often')
    const ana = await it.signUp('ana@bakery.example')
    const analyze = (at: number) => ana.branding({ attemptId: `attempt${String(at).padStart(20, '0')}` })
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await analyze(at)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const asTeam = { attemptId: 'attempt0of0the0agency000', company: it.company }
    const { region } = team.fixture
    const own = await region.invoke('POST /rpc/onboarding.getBrandingInfo', asTeam, { token: it.portal.token })
    expect(own.status).toBe(200)
  })

  test('an agent of an organisation that the client has left meanwhile', async () => {
    const it = await world('moved')
    const ana = await it.signUp('ana@bakery.example')
    const { client } = (
      await it.portal.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: ana.ID })
    ).body
    it.state.around = async (name, work) => {
      if (name === 'onboarding/creation/create-wizard-agent')
        await it.portal.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
          clientId: ana.ID,
          lastModified: client.lastModified,
          orgId: it.portal.organisation.ID,
          changes: {},
        })
      return work()
    }
    await ana.create()
    await it.settle()
    const { agentId } = (await ana.create()).body
    expect(await agentIds(ana)).toContain(agentId)
  })
})

test('telephone numbers are an empty list before voice, for a client and for a member of their own workspace', async () => {
  const it = await world('numbers')
  const ana = await it.signUp('ana@bakery.example')
  const { region } = team.fixture
  expect((await ana.call(numbers)).body).toEqual({ numbers: [] })
  const { token, uid: workspaceId } = it.portal
  expect((await region.invoke(numbers, { workspaceId }, { token })).body).toEqual({ numbers: [] })
  expect((await region.invoke(numbers, { workspaceId: team.fixture.owner.uid }, { token })).status).toBe(404)
})
