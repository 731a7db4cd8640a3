import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerWith } from '#test/support/browser/answer-with'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openChromium } from '#test/support/browser/open-chromium'
import { openFirstAgent, signInAsDemo } from '#test/support/browser/sign-in'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { routeTree } from '#web/routes/tree.ts'

interface Stop {
  readonly who: 'nobody' | 'demo'
  /** Addresses of the route, with what they open over it; `AGENT` stands for the demo agent. */
  readonly at: readonly string[]
}

const area = '/app/eu/agents/AGENT'
const crawlId = '01KXT4M2Q0000000000000000A'

/** Every route of the dashboard: a new one without a row fails the first test. */
const stops: Readonly<Record<string, Stop>> = {
  '/': { who: 'nobody', at: ['/', '/nonsense'] },
  '/login': { who: 'nobody', at: ['/login'] },
  '/login/callback': { who: 'nobody', at: ['/login/callback'] },
  '/signup': { who: 'nobody', at: ['/signup'] },
  '/invite': { who: 'nobody', at: ['/invite'] },
  '/legal/$page': { who: 'nobody', at: ['/legal/tos', '/legal/nonsense'] },
  '/prototype': { who: 'nobody', at: ['/prototype?vg_id=AGENT'] },
  '/app/$region/prototype': { who: 'nobody', at: ['/app/eu/prototype?vg_id=AGENT'] },
  '/share': { who: 'nobody', at: ['/share?vg_id=AGENT&region=eu'] },
  '/onboarding': { who: 'demo', at: ['/onboarding'] },
  '/thank_you': { who: 'demo', at: ['/thank_you'] },
  '/app/$region': { who: 'demo', at: ['/app/eu/nonsense', '/app/eu/account/billing'] },
  '/app/$region/agents': { who: 'demo', at: ['/app/eu/agents', '/app/eu/agents?drawer=new-agent'] },
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
  '/app/$region/agents/$agentId/settings': {
    who: 'demo',
    at: [`${area}/settings?tab=core`, `${area}/settings?tab=security`, `${area}/settings?tab=technical`],
  },
}

let local: LocalRun
let browser: Browser
let demo: BrowserContext
let nobody: BrowserContext
let agentId = ''

/** Somebody's browser that adds up what moves on a page after it was painted. */
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
  ;[local, browser] = await Promise.all([startLocalRun({ withDemo: true }), openChromium()])
  ;[demo, nobody] = await Promise.all([browserOf(), browserOf()])
  const page = await demo.newPage()
  await signInAsDemo(page, local.addresses.dashboard)
  agentId = await openFirstAgent(page)
  await page.close()
})

afterAll(async () => {
  await browser?.close()
  await local?.stop()
})

/** A page that keeps what its console complains of. */
const openPage = async (who: Stop['who']): Promise<{ page: Page; complaints: string[] }> => {
  const page = await (who === 'demo' ? demo : nobody).newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
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
  return { page, complaints }
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

describe('stands still, says nothing to the console and shows axe nothing, light and dark', () => {
  test.each(Object.entries(stops))('%s', async (_route, { who, at }) => {
    for (const address of at) {
      const { page, complaints } = await openPage(who)
      await page.goto(`${local.addresses.dashboard}${address.replace('AGENT', agentId)}`)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      await expect.poll(() => page.title(), { message: address }).not.toBe('')
      const moved = await page.evaluate(() => ('shifts' in window ? (window.shifts as { total: number }).total : 1))
      expect(moved, address).toBeLessThanOrEqual(0.02)
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
        expect(await findAccessibilityFaults(page), `${address} ${theme}`).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${address} at 390 px` })
        .toBeLessThanOrEqual(390)
      expect(complaints, address).toEqual([])
      await page.close()
    }
  })
})
