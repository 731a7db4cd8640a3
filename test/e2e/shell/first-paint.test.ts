import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let context: BrowserContext
let page: Page

beforeAll(async () => {
  const { browser, owner, ...run } = await ownRun()
  local = run.local
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
})

beforeEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Holds everything back but the document and the script that chooses its theme, as a slow connection does. */
const holdBack = async () => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/(assets\/.*\.(js|css)|config\.json)$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const boxOf = async (selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  return box && Object.values(box).map(Math.round)
}
const shown = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first()

test('the loading screen is drawn before any script of ours, in the user’s language and theme, where the shell draws it', async () => {
  await page.evaluate(() => {
    localStorage.setItem('language', 'de')
    localStorage.setItem('theme', 'dark')
  })
  const release = await holdBack()
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`, { waitUntil: 'commit' })
  await shown('Ihr Workspace wird geladen').waitFor()
  await shown('EU').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  const [title, line] = [await boxOf('.vg-loading__title'), await boxOf('.vg-first .vg-loading__line')]
  // the workspace does not answer: the shell's own loading screen stays
  await page.route(/\/v2\/me$/, () => undefined)
  release()
  await page.getByRole('progressbar').waitFor()
  expect(await boxOf('#root .vg-loading h1')).toEqual(title)
  expect(await boxOf('#root .vg-loading__line')).toEqual(line)
  expect(await page.locator('.vg-first').filter({ visible: true }).count()).toBe(0)
})

test.each([
  ['/app/eu/automations', '.vg-first--frame'],
  ['/login', '.vg-first--mark'],
])('%s begins with %s, and ends without it', async (path, selector) => {
  const release = await holdBack()
  await page.goto(local.addresses.dashboard + path, { waitUntil: 'commit' })
  await page.locator(selector).waitFor()
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('.vg-first').filter({ visible: true }).count()).toBe(0)
})
