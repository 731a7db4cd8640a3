import { describe, expect, test } from 'vitest'
import { joiningOrganisation } from '#functions/onboarding/client/joining-organisation'
import { attempt } from '#lib/database/commit'
import { clientOnboardingMessages } from '#shared/onboarding/client-messages'
import { png } from '#test/support/providers/brand-sites'
import { clientWizardFixture } from '#test/support/worlds/region-fixtures/client-wizard-fixture'

const { team, world, agentIds, agentsOf, agentOf } = clientWizardFixture()

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

describe('an organisation gets its client’s agent', () => {
  test('for good: an editor who has its agents without that one does not save them', async () => {
    const it = await world('editor')
    const ana = await it.signUp('ana@bakery.example')
    const read = async () =>
      (await it.portal.team('GET /v2/workspaces/{workspaceId}/organisations')).body.organisations.find(
        ({ name }: { name: string }) => name === 'Ana',
      )
    const { ID: organisationId, lastModified } = await read()
    await ana.create()
    await it.settle()
    const save = (seen: number, changes: object) =>
      it.portal.team('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', {
        organisationId,
        lastModified: seen,
        changes,
      })
    expect((await save(lastModified, { widgetIDs: [] })).status).toBe(409)
    expect(await agentIds(ana)).toHaveLength(1)
  })

  test('unless the client has moved between the reading and the write', async () => {
    const it = await world('between')
    const ana = await it.signUp('ana@bakery.example')
    const seen = { ID: ana.ID, orgId: (await ana.me()).organisation.ID, widgetIDs: null, lastModified: 0 }
    expect(
      (await attempt([...joiningOrganisation({ ...seen, orgId: it.portal.organisation.ID }, 'agent')])).committed,
    ).toBe(false)
    expect((await attempt([...joiningOrganisation(seen, 'agent')])).committed).toBe(true)
  })
})
