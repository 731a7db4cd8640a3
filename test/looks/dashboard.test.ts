import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { looksLike } from '#test/looks/looks-like'
import { openChromium } from '#test/support/browser/open-chromium'
import { openFirstAgent, signInAsDemo } from '#test/support/browser/sign-in'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'

const root = join(import.meta.dirname, '../..')
let webDir: string
let local: LocalRun
let browser: Browser
let context: BrowserContext
let page: Page
let agentId = ''

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'))
  // as while developing: with the page that shows all parts
  process.env.NODE_ENV = 'development'
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    build: { outDir: webDir, sourcemap: false },
  })
  ;[local, browser] = await Promise.all([startLocalRun({ withDemo: true, webDir }), openChromium()])
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await signInAsDemo(page, local.addresses.dashboard)
  agentId = await openFirstAgent(page)
})

afterAll(async () => {
  await browser?.close()
  await local?.stop()
  await rm(webDir, { recursive: true, force: true })
})

const show = async (path: string, { theme = 'light', width = 1280 } = {}) => {
  await page.setViewportSize({ width, height: 860 })
  await page.goto(`${local.addresses.dashboard}/app/eu/${path.replace('AGENT', agentId)}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
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
  await looksLike(page, name)
})

test.each([
  ['parts-light', {}],
  ['parts-dark', { theme: 'dark' }],
  ['parts-phone', { width: 390 }],
])('all parts: %s', async (name, look) => {
  await show('styleguide', look)
  await looksLike(page, name, { fullPage: true })
})
