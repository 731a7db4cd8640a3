import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Agent } from '#shared/agents/schema'
import { answerWith, refuseWith, streamWith } from '#test/support/browser/answer-with'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { type WatchedPage, watchPage } from '#test/support/browser/watch-page'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import {
  hostileAgents,
  hostileChunks,
  hostileConversations,
  hostileCrawlPages,
  hostileGaps,
  hostileHits,
  hostileMessages,
  hostilePages,
  hostilePairs,
  hostileSources,
  hostileTrace,
  idAt,
} from '#test/support/samples/hostile-answers'
import { xssVectors as everyVector } from '#test/support/samples/xss-vectors'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'

let local: LocalRun
let browser: Browser
let owner: Owner
let context: BrowserContext
let page: Page
let found: WatchedPage['found']
let agentId = ''
let agent: Agent

const at = (path: string) => `${local.addresses.dashboard}/app/eu${path}`
const tab = (path: string) => at(`/agents/${agentId}/${path}`)
// the last one is searched for on many screens: it is the same in every choice
const ending = everyVector.slice(-1)
const vectors = [...oneOfEach(6, everyVector.slice(0, -1)), ...ending]
const all = everyVector.join(' ')
/** Where every entry has a menu, a form or a dialog, one of each class and of each shape represents the rest. */
const some = vectors.length < everyVector.length ? vectors : vectors.filter((_, index) => index % 6 === 0)
const last = <T>(list: readonly T[]): T => list.at(-1) as T

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  ;({ page, found } = await watchPage(context))
  const settings = page.waitForResponse((answer) => /\/v2\/agents\/\w{16}$/.test(new URL(answer.url()).pathname))
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
  agent = ((await (await settings).json()) as { data: Agent }).data
})

/** The screen shows the text to the letter, and none of it was executed. */
const expectWords = async (place: ReturnType<Page['locator']>, words: readonly string[]) => {
  await place.nth(words.length - 1).waitFor()
  const shown = await place.evaluateAll((elements) => elements.map((element) => element.textContent))
  expect(words.filter((text, index) => shown[index] !== text)).toEqual([])
}

test('there are at least 500 vectors, without duplicates', () => {
  expect(everyVector.length).toBeGreaterThanOrEqual(500)
  expect(new Set(everyVector).size).toBe(everyVector.length)
})

test(`in Chats: list, transcript with parts and sources, and details (vectors: ${choice})`, async () => {
  const [first] = hostileConversations([last(vectors)], agentId)
  if (!first) throw new Error('there is no conversation')
  const messages = [...hostileMessages(vectors)]
  await answerWith(page, 'GET /v2/agents/{agentId}/conversations', {
    conversations: hostileConversations(some, agentId),
  })
  await answerWith(page, 'GET /v2/agents/{agentId}/conversations/{conversationId}', {
    conversation: { ...first, person: { name: all, isMe: false }, rating: { score: 1, comment: all } },
    fields: [{ name: 'order', value: all, from: 'ask', node: all, editedBy: all, editedAt: 1, later: all }],
    messages,
  })
  await page.goto(tab(`convos?chat=${idAt(0)}`))
  const script = page.locator('.vg-script')
  await script
    .locator('.vg-said')
    .nth(messages.length - 1)
    .waitFor()
  await expectWords(script.locator('.vg-said--visitor .vg-said__bubble > div'), vectors)
  expect(await found()).toEqual([])
})

test(`in the test chat: answers while streaming and afterwards, and every step of the debugger (vectors: ${choice})`, async () => {
  // rendered by the parts of Chats; every vector once more would only take time
  const messages = [...hostileMessages(some)]
  await answerWith(page, 'POST /v2/agents/{agentId}/test-conversations', {
    conversationId: idAt(0),
    protocol: 1,
    state: 'ai-chatting',
    continue: true,
    messages,
  })
  await streamWith(page, 'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages', [
    { type: 'accepted', messageId: idAt(9), queued: false },
    { type: 'step', text: all },
    ...some.map((text) => ({ type: 'delta' as const, text: `${text}\n\n` })),
    { type: 'trace', trace: hostileTrace(vectors) },
    { type: 'error', code: 'unavailable', message: all, isRetryable: true },
  ])
  await page.goto(tab('overview?showDebugger=true'))
  const panel = page.getByRole('complementary', { name: 'Test chat' })
  // a form shows its own values
  await expect.poll(() => panel.locator('.vg-turn').count()).toBe(messages.filter(({ form }) => !form).length)
  await panel.locator('.vg-answer-form dd').first().waitFor()
  await expectWords(panel.locator('.vg-turn--visitor > div'), some)
  await panel.getByRole('textbox', { name: 'Write a message' }).fill(last(vectors))
  await page.keyboard.press('Enter')
  await panel.getByText('No answer was received.').waitFor()
  for (const name of ['Trace', 'Prompt', /^Variables/] as const) {
    await panel.getByRole('tab', { name }).click()
    await panel.getByRole('tab', { name, selected: true }).waitFor()
    expect(await found()).toEqual([])
  }
})

test(`in knowledge: sources with their errors, chunks and pages (vectors: ${choice})`, async () => {
  await answerWith(page, 'GET /v2/agents/{agentId}/knowledge/sources', {
    sources: hostileSources(some, agentId),
  })
  await answerWith(page, 'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks', {
    chunks: hostileChunks(vectors),
    total: vectors.length,
  })
  await answerWith(page, 'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages', {
    pages: hostilePages(vectors),
  })
  await page.goto(tab(`kb?source=${idAt(0)}`))
  const drawer = page.getByRole('dialog')
  await drawer
    .getByRole('article')
    .nth(vectors.length - 1)
    .waitFor()
  await expectWords(drawer.locator('article > p:last-child'), vectors)
  await expect.poll(() => page.locator('.vg-rows__link').count()).toBe(some.length)
  await drawer
    .getByRole('radio', { name: /^Pages/ })
    .or(drawer.getByRole('button', { name: /^Pages/ }))
    .first()
    .click()
  await drawer.getByText(last(vectors)).first().waitFor()
  expect(await found()).toEqual([])
})

test(`in knowledge: Q&A, gaps, and the test box (vectors: ${choice})`, async () => {
  await answerWith(page, 'GET /v2/agents/{agentId}/knowledge/pairs', { pairs: hostilePairs(vectors, agentId) })
  await answerWith(page, 'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions', {
    versions: hostilePairs([all], agentId).map((pair) => ({ ...pair, version: 1 })),
  })
  await answerWith(page, 'GET /v2/agents/{agentId}/knowledge/gaps', { gaps: hostileGaps(vectors, agentId) })
  await answerWith(page, 'POST /v2/agents/{agentId}/knowledge/search', {
    hits: hostileHits(vectors),
    threshold: 0.5,
    chunks: 1,
    tookMs: 1,
  })
  await page.goto(tab(`kb?tab=qa&pair=${idAt(0)}`))
  await page.getByText(last(vectors)).first().waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog', { name: 'History' }).locator('ins').first().waitFor()
  expect(await found()).toEqual([])

  await page.goto(tab('kb?tab=gaps'))
  await expectWords(page.locator('main article h2'), vectors)
  expect(await found()).toEqual([])

  await page.goto(tab('kb?tab=test'))
  await page.getByRole('textbox', { name: 'Question' }).fill('Is it safe?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('heading', { name: 'Chunks used' }).waitFor()
  expect(await found()).toEqual([])
})

test(`in the crawler: a site’s pages (vectors: ${choice})`, async () => {
  const crawl = {
    id: idAt(0),
    workspaceId: 'w',
    agentId,
    seeds: [last(vectors)],
    mode: 'deep' as const,
    include: [all],
    exclude: [all],
    maxPages: 9,
    maxDepth: 2,
    status: 'ready' as const,
    doing: all,
    found: 1,
    done: 1,
    read: 1,
    failed: 1,
    bytes: 1,
    milliCredits: 1,
    isFree: false,
    startedAt: 1,
    endedAt: 2,
    error: { code: 'down', message: all },
  }
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/crawls', {
    crawls: some.map((seed, index) => ({ ...crawl, id: idAt(index), seeds: [seed] })),
  })
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', { crawl })
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', {
    pages: hostileCrawlPages(some),
  })
  await page.goto(at('/automations'))
  await page
    .locator('.vg-rows__row')
    .nth(some.length - 1)
    .waitFor()
  expect(await found()).toEqual([])
  await page.goto(at(`/automations/${idAt(0)}`))
  await page
    .locator('.vg-rows__row')
    .nth(some.length - 1)
    .waitFor()
  expect(await found()).toEqual([])
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
