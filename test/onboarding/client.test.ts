import { describe, expect, test } from 'vitest'
import { clientOnboardingMessages } from '#shared/onboarding/client-messages'
import { clientWizardFixture } from '#test/support/worlds/region-fixtures/client-wizard-fixture'

const { team, origin, world, agentIds, agentsOf, agentOf } = clientWizardFixture()
type Client = Awaited<ReturnType<Awaited<ReturnType<typeof world>>['signUp']>>
const numbers = 'POST /rpc/v2Audio.getTwilioNumbers'

describe('a new client makes their agent', () => {
  test('of their website, which is their organisation’s and the agency’s from the first moment', async () => {
    const it = await world('ofsite')
    const ana = await it.signUp('ana@bakery.example')
    const company = { ...it.company, website: origin() }
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
    await ana.branding({ company: { ...it.company, website: origin() } })
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

test('telephone numbers are an empty list before voice, for a client and for a member of their own workspace', async () => {
  const it = await world('numbers')
  const ana = await it.signUp('ana@bakery.example')
  const { region } = team.fixture
  expect((await ana.call(numbers)).body).toEqual({ numbers: [] })
  const { token, uid: workspaceId } = it.portal
  expect((await region.invoke(numbers, { workspaceId }, { token })).body).toEqual({ numbers: [] })
  expect((await region.invoke(numbers, { workspaceId: team.fixture.owner.uid }, { token })).status).toBe(404)
})
