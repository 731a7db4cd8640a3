import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOwner } from '#infra/local/demo/seed-demo'
import { expectScreenshot } from '#test/screenshots/expect-screenshot'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { showTheme } from '#test/support/browser/show-theme'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { watchLoading } from '#test/support/browser/watch-loading'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'

const root = join(import.meta.dirname, '../..')
let webDir: string
let local: LocalRun
let browser: Browser
let context: BrowserContext
let page: Page
let isLoaded: () => Promise<void>
let agentId = ''

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'))
  // as while developing: with the page that shows all parts; the other files of this worker are not to notice
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'development'
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    build: { outDir: webDir, sourcemap: false },
  })
  process.env.NODE_ENV = NODE_ENV
  ;[local, browser] = await Promise.all([startLocalRun({ withDemo: true, webDir }), sharedChromium.get()])
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  isLoaded = watchLoading(page)
  await enter(page, local, demoOwner)
  agentId = await openFirstAgent(page)
})

afterAll(async () => {
  await local?.stop()
  await rm(webDir, { recursive: true, force: true })
})

const show = async (path: string, { theme = 'light', width = 1280 } = {}) => {
  await page.setViewportSize({ width, height: 860 })
  await page.goto(`${local.addresses.dashboard}/app/eu/${path.replace('AGENT', agentId)}`)
  // the steps of "Loading Your Workspace" have a heading too
  await page.locator('h1', { hasNotText: 'Loading Your Workspace' }).first().waitFor()
  // some of the parts are shown busy for ever
  if (path !== 'styleguide') await isLoaded()
  // the parts of a node are code of their own
  if (path.endsWith('/nodes')) await page.getByText('Shown with the reply').waitFor()
  await showTheme(page, theme)
}

test.each([
  ['agents-light', 'agents', {}],
  ['agents-phone', 'agents', { width: 390 }],
  ['prompt-dark', 'agents/AGENT/nodes', { theme: 'dark' }],
  ['settings-light', 'agents/AGENT/settings?tab=core', {}],
  ['settings-phone-dark', 'agents/AGENT/settings?tab=core', { theme: 'dark', width: 390 }],
])('the shell: %s', async (name, path, look) => {
  await show(path, look)
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await expectScreenshot(page, name)
})

test.each([
  ['parts-light', {}],
  ['parts-dark', { theme: 'dark' }],
  ['parts-phone', { width: 390 }],
])('all parts: %s', async (name, look) => {
  await show('styleguide', look)
  await expectScreenshot(page, name, { fullPage: true })
})
