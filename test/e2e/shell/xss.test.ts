import { beforeAll, expect, test } from 'vitest'
import type { Agent } from '#shared/agents/schema'
import { answerWith, refuseWith } from '#test/support/browser/answer-with'
import { all, type HostileVisit, hostileVisit, last, some, vectors } from '#test/support/local/hostile-visit'
import { hostileAgents, idAt } from '#test/support/samples/hostile-answers'
import { xssVectors as everyVector } from '#test/support/samples/xss-vectors'
import { choice } from '#test/support/sweeps/chosen-cells'

let page: HostileVisit['page']
let found: HostileVisit['found']
let at: HostileVisit['at']
let tab: HostileVisit['tab']
let agentId: HostileVisit['agentId']
let agent: HostileVisit['agent']
beforeAll(async () => {
  ;({ page, found, at, tab, agentId, agent } = await hostileVisit())
})

test('there are at least 500 vectors, without duplicates', () => {
  expect(everyVector.length).toBeGreaterThanOrEqual(500)
  expect(new Set(everyVector).size).toBe(everyVector.length)
})

test(`in the wizard: a website’s own texts, and the questions made from them (vectors: ${choice})`, async () => {
  const brandingInfo = {
    name: all,
    description: all,
    colors: [{ hex: '#a63d12', usage: all, weight: 1 }],
    themeMode: 'light' as const,
    fontFamily: all,
  }
  const steps = vectors.map((name) => ({ name, state: 'done' as const, tookMs: 1 }))
  await answerWith(page, 'POST /rpc/onboarding.getBrandingInfo', {
    status: 'done',
    brandingInfo,
    pages: { done: 1, total: 1, title: all },
    steps,
  })
  await answerWith(page, 'POST /rpc/onboarding.createPersonalizedAgent', {
    status: 'done',
    agentId,
    prototypeUrl: '/app/eu/prototype',
    agentData: { ...agent, title: all },
    steps,
    suggestedQuestions: [],
    triedQuestions: vectors.map((text) => ({ question: text, answer: text, title: text, url: text })),
    pageCount: 1,
  })
  await page.goto(at('/agents?drawer=wizard'))
  const wizard = page.getByRole('dialog', { name: 'Agent Wizard' })
  await wizard.getByLabel('Company name').fill(last(vectors))
  await wizard.getByLabel('What does your company do?').fill(all.slice(0, 900))
  await wizard.getByRole('textbox', { name: 'Website' }).fill('https://shop.example')
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('button', { name: 'Looks right, create the agent' }).click()
  await wizard.getByText(last(vectors)).last().waitFor()
  expect(await found()).toEqual([])
})

test(`in names: agents, versions, members, workspaces and the activity log (vectors: ${choice})`, async () => {
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/agents', { agents: hostileAgents(some) })
  await page.goto(at('/agents'))
  await page
    .locator('.vg-rows__link')
    .nth(some.length - 1)
    .waitFor()
  expect(await found()).toEqual([])

  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/team', {
    team: {
      owner: { email: all, displayName: all, photoURL: '' },
      members: vectors.map((email) => ({
        email,
        displayName: email,
        photoURL: '',
        joinedAt: 1,
        rights: [],
        couldReadKeys: false,
      })),
      invitations: some.map((email) => ({ email, invitedBy: email, invitedAt: 1, expiresAt: 2 })),
      seats: { used: 1, total: 2 },
    },
  })
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/activity', {
    activity: vectors.map((text, index) => ({ id: idAt(index), action: text, by: text, at: 1, subject: text })),
  })
  for (const drawer of ['Members', 'Workspace settings']) {
    await page.getByRole('banner').locator('.vg-crumb').first().click()
    await page.getByRole('button', { name: drawer }).click()
    await page.getByRole('dialog', { name: drawer }).getByText(last(vectors)).first().waitFor()
    expect(await found()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: drawer }).waitFor({ state: 'detached' })
  }

  const nodes = some.map((text, index) => ({
    id: String(index),
    type: index === 0 ? ('start' as const) : ('default' as const),
    name: text,
    instructions: text,
    says: text,
    transitions: [],
  }))
  const hostile: Agent = { ...agent, title: all, description: all, branding: all, proactiveMessage: all, nodes }
  await answerWith(page, 'GET /v2/agents/{agentId}', {
    data: hostile,
    capabilities: { models: [], transcribers: [] },
  })
  await page.goto(tab('nodes'))
  await page.getByRole('heading', { name: 'Prompt', level: 1 }).waitFor()
  expect(await found()).toEqual([])
  // the real widget in the preview's frame, in the draft's language
  await page.goto(tab('overview'))
  const preview = page.frameLocator('.vg-preview iframe').locator('dialog').first()
  await preview.waitFor()
  expect(await found()).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Find anything/ })
    .click()
  await page.getByRole('combobox', { name: 'Search' }).fill('pwned')
  await page.getByRole('option', { name: /pwned/ }).first().waitFor()
  expect(await found()).toEqual([])
})

test('on the demo page', async () => {
  await answerWith(page, 'GET /public/agents/{agentId}', {
    data: {
      ...agent,
      region: 'eu',
      title: all,
      description: all,
      branding: all,
      proactiveMessage: all,
      fontFamily: 'x; background: url(https://evil.example/font)',
      customThemeJSONString: `{"__proto__":{"polluted":1},"primary":"#fff;background:url(https://evil.example/x)"}`,
      theme: 'custom',
      hearsVoice: true,
      onBrand: '#fff;background:url(https://evil.example/on)',
      hue: 1,
      credits: { continue: true, hasEverPaid: true },
      usage: { shouldContinue: true },
      country: '',
    },
  })
  await page.goto(at(`/prototype?vg_id=${agentId}`))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.frameLocator('iframe').getByRole('textbox').waitFor()
  expect(await found()).toEqual([])
})

test(`in errors: a server’s own messages (vectors: ${choice})`, async () => {
  await refuseWith(page, 'GET /v2/agents/{agentId}/conversations', 'conflict', all)
  await page.goto(tab(`convos?chat=${idAt(0)}`))
  await page.getByText(last(vectors)).first().waitFor()
  expect(await found()).toEqual([])
})
