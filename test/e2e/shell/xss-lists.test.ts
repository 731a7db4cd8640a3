import { beforeAll, expect, test } from 'vitest'
import { answerWith, streamWith } from '#test/support/browser/answer-with'
import {
  all,
  expectWords,
  type HostileVisit,
  hostileVisit,
  last,
  some,
  vectors,
} from '#test/support/local/hostile-visit'
import {
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
import { choice } from '#test/support/sweeps/chosen-cells'

let page: HostileVisit['page']
let found: HostileVisit['found']
let at: HostileVisit['at']
let tab: HostileVisit['tab']
let agentId: HostileVisit['agentId']
beforeAll(async () => {
  ;({ page, found, at, tab, agentId } = await hostileVisit())
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
