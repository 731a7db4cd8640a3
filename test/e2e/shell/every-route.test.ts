import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerWith } from '#test/support/browser/answer-with'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { showTheme } from '#test/support/browser/show-theme'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { watchLoading } from '#test/support/browser/watch-loading'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { choice, chosenCells } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { routeTree } from '#web/routes/tree.ts'

interface Stop {
  readonly who: 'visitor' | 'demo'
  /** Addresses of the route, with the layers that they open; `AGENT` is replaced by the demo agent's id. */
  readonly at: readonly string[]
}

const area = '/app/eu/agents/AGENT'
const crawlId = '01KXT4M2Q0000000000000000A'
const pushId = '01KXT4M2Q0000000000000000B'

/** Every route of the dashboard: a new one without a row fails the first test. */
const stops: Readonly<Record<string, Stop>> = {
  '/': { who: 'visitor', at: ['/', '/nonsense'] },
  '/login': { who: 'visitor', at: ['/login'] },
  '/login/callback': { who: 'visitor', at: ['/login/callback'] },
  '/signup': { who: 'visitor', at: ['/signup'] },
  '/invite': { who: 'visitor', at: ['/invite'] },
  '/legal/$page': { who: 'visitor', at: ['/legal/tos', '/legal/nonsense'] },
  '/prototype': { who: 'visitor', at: ['/prototype?vg_id=AGENT'] },
  '/app/$region/prototype': { who: 'visitor', at: ['/app/eu/prototype?vg_id=AGENT'] },
  '/share': { who: 'visitor', at: ['/share?vg_id=AGENT&region=eu'] },
  '/new-region': { who: 'demo', at: ['/new-region?region=eu'] },
  '/onboarding': { who: 'demo', at: ['/onboarding'] },
  '/app/$region/profile': { who: 'demo', at: ['/app/eu/profile'] },
  '/thank_you': { who: 'demo', at: ['/thank_you'] },
  '/app/$region': { who: 'demo', at: ['/app/eu/nonsense', '/app/eu/account/billing'] },
  '/app/$region/agents': { who: 'demo', at: ['/app/eu/agents', '/app/eu/agents?drawer=new-agent'] },
  '/app/$region/meta-pages': { who: 'demo', at: ['/app/eu/meta-pages'] },
  '/app/$region/whatsapp-numbers': { who: 'demo', at: ['/app/eu/whatsapp-numbers'] },
  '/app/$region/apps': { who: 'demo', at: ['/app/eu/apps'] },
  '/app/$region/agency': {
    who: 'demo',
    at: ['/app/eu/agency', '/app/eu/agency?tab=theme', '/app/eu/agency?tab=saas', '/app/eu/agency?tab=footer'],
  },
  '/app/$region/clients': {
    who: 'demo',
    at: [
      '/app/eu/clients',
      '/app/eu/clients?tab=organisations',
      '/app/eu/clients?org=new',
      '/app/eu/clients?import=true',
    ],
  },
  '/app/$region/clients/fleet': { who: 'demo', at: ['/app/eu/clients/fleet'] },
  '/app/$region/clients/fleet/agents/$sourceId': { who: 'demo', at: ['/app/eu/clients/fleet/agents/AGENT'] },
  '/app/$region/clients/fleet/pushes/$pushId': { who: 'demo', at: [`/app/eu/clients/fleet/pushes/${pushId}`] },
  '/app/$region/events': { who: 'demo', at: ['/app/eu/events', '/app/eu/events?edit=new'] },
  '/app/$region/automations': { who: 'demo', at: ['/app/eu/automations', '/app/eu/automations?add=true'] },
  '/app/$region/automations/$crawlId': { who: 'demo', at: [`/app/eu/automations/${crawlId}`] },
  '/app/$region/agents/$agentId': { who: 'demo', at: [area, `${area}/nonsense`] },
  '/app/$region/agents/$agentId/overview': { who: 'demo', at: [`${area}/overview`] },
  '/app/$region/agents/$agentId/nodes': { who: 'demo', at: [`${area}/nodes`, `${area}/nodes?showDebugger=true`] },
  '/app/$region/agents/$agentId/kb': {
    who: 'demo',
    at: [`${area}/kb`, `${area}/kb?tab=qa`, `${area}/kb?tab=test`, `${area}/kb?tab=gaps`, `${area}/kb?add=true`],
  },
  '/app/$region/agents/$agentId/convos': { who: 'demo', at: [`${area}/convos`] },
  '/profile': { who: 'demo', at: ['/profile'] },
  '/app/$region/agents/$agentId/channels': {
    who: 'demo',
    at: [`${area}/channels`, `${area}/channels?panel=telegram`],
  },
  '/app/$region/agents/$agentId/settings': {
    who: 'demo',
    at: [`${area}/settings?tab=core`, `${area}/settings?tab=security`, `${area}/settings?tab=technical`],
  },
}

let local: LocalRun
let browser: Browser
let owner: Owner
let pages: Readonly<Record<Stop['who'], Watched>>
let agentId = ''

/** A browser that measures the layout shift of a page after its paint. */
const browserOf = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          shifts.total += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return context
}

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const [demo, visitor] = await Promise.all([browserOf(), browserOf()])
  pages = { demo: await watch(demo), visitor: await watch(visitor) }
  await enter(pages.demo.page, local, owner)
  agentId = await openFirstAgent(pages.demo.page)
})

/** Data that nobody has: a push's, and a crawl's. Only there, since a page whose requests are intercepted has no cache. */
const answerPush = (page: Page): Promise<void> =>
  answerWith(page, 'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}', {
    push: {
      id: pushId,
      sourceId: agentId,
      sourceTitle: 'Reception base',
      version: 15,
      state: 'done',
      stages: [{}],
      stage: 0,
      by: 'Ana Prado',
      startedAt: 1,
      endedAt: 2,
      undoUntil: 3,
      targets: 0,
    },
    targets: [],
  })

const answerCrawl = async (page: Page): Promise<void> => {
  const crawl = {
    id: crawlId,
    workspaceId: 'w',
    agentId,
    seeds: ['https://harbour.example/'],
    mode: 'deep' as const,
    include: [],
    exclude: [],
    maxPages: 9,
    maxDepth: 2,
    status: 'ready' as const,
    found: 0,
    done: 0,
    read: 0,
    failed: 0,
    bytes: 0,
    milliCredits: 0,
    isFree: true,
    startedAt: 1,
    endedAt: 2,
  }
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', { crawl })
  await answerWith(page, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', { pages: [] })
}

interface Watched {
  readonly page: Page
  /** Console errors since the previous call. */
  readonly complaints: () => readonly string[]
}

/** One page for all routes of a browser: each new page is a new process, which compiles everything again. */
const watch = async (context: BrowserContext): Promise<Watched> => {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  return { page, complaints: () => complaints.splice(0) }
}

test('every route of the dashboard has its row here', () => {
  const router = createRouter({
    routeTree,
    context: { queryClient: makeQueryClient(() => undefined), config: { regions: {}, defaultRegion: 'eu' } },
    history: createMemoryHistory(),
  })
  const known = Object.keys(router.routesByPath).filter((path) => !path.endsWith('/styleguide'))
  expect(Object.keys(stops).toSorted()).toEqual(known.toSorted())
})

const looks = [1280, 390].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })))
const addresses = Object.values(stops).flatMap(({ who, at }) => at.map((address) => ({ who, address })))
const sweep = oneOfEach(3, chosenCells(addresses, looks)).map(([stop, cells]) => ({
  ...stop,
  cells,
  names: cells.map(({ theme, width }) => `${theme} at ${width} px`).join(', '),
}))

describe(`no layout shift, an empty console, and no axe finding (${choice})`, () => {
  test.each(sweep)('$address, $names', async ({ who, address, cells }) => {
    const { page, complaints } = pages[who]
    complaints()
    if (address.includes(crawlId)) await answerCrawl(page)
    if (address.includes(pushId)) await answerPush(page)
    const isLoaded = watchLoading(page)
    await page.goto(`${local.addresses.dashboard}${address.replace('AGENT', agentId)}`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await isLoaded()
    await expect.poll(() => page.title()).not.toBe('')
    const lookAt = async ({ theme, width }: (typeof looks)[number]) => {
      await page.setViewportSize({ width, height: 860 })
      await showTheme(page, theme)
      expect(await findAccessibilityFaults(page), `${theme} at ${width} px`).toEqual([])
    }
    for (const cell of cells.filter(({ width }) => width === 1280)) await lookAt(cell)
    const moved = await page.evaluate(() => ('shifts' in window ? (window.shifts as { total: number }).total : 1))
    expect(moved).toBeLessThanOrEqual(0.02)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const cell of cells.filter(({ width }) => width === 390)) await lookAt(cell)
    expect(complaints()).toEqual([])
  })
})
