import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { searchableSettings } from '#web/features/search/searchable-settings.ts'
import { settingLabel } from '#web/features/search/setting-label.ts'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page
let area: string

const field = () => page.getByRole('combobox', { name: 'Search' })
const option = (name: string | RegExp) => page.getByRole('option', { name })

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  await enter(page, local, owner)
  area = `${local.addresses.dashboard}/app/eu/agents/${await openFirstAgent(page)}`
})

beforeEach(async () => {
  await page.goto(`${area}/kb`)
  await page.getByRole('heading', { name: 'Knowledge', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await field().waitFor()
})

test('a setting is found, opened by Enter, and its control has the focus', async () => {
  await field().fill('hando')
  await option(/Handoff title.*Strong/).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/overview/)
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent))
    .toBe('Handoff title')
})

test('two strong matches are a choice; the only one opens by itself', async () => {
  await field().fill('temperature')
  await page.waitForURL(/\/settings\?tab=technical/)
  await field().waitFor({ state: 'detached' })
})

test('Enter opens the best result of what is typed however fast it comes, and Escape gives the focus back', async () => {
  await field().fill('switch')
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before)
  await page.getByRole('button', { name: 'Find anything' }).focus()
  await page.keyboard.press('Enter')
  await field().waitFor()
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Find anything')
})

test('what is not there is said', async () => {
  await field().fill('qqxxzz')
  await page.getByText('No results found.').waitFor()
  await page.keyboard.press('Escape')
})

test('axe finds nothing, light and dark, wide and on a phone', async () => {
  await field().fill('mode')
  await option(/Default model/).waitFor()
  // who chooses by the arrows is not led on by the only strong match
  await page.keyboard.press('ArrowDown')
  for (const width of [1280, 390])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 860 })
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      expect(await findAccessibilityFaults(page), `${theme} ${width}`).toEqual([])
    }
  await option(/Default model/).waitFor()
  await page.setViewportSize({ width: 1280, height: 860 })
})

test('every setting that the search names stands where it says', async () => {
  await page.keyboard.press('Escape')
  for (const tab of new Set(searchableSettings.map(([name]) => name))) {
    await page.goto(tab === 'widget' ? `${area}/overview` : `${area}/settings?tab=${tab}`)
    for (const setting of searchableSettings.filter(([one]) => one === tab))
      await page.getByLabel(settingLabel(setting)).first().waitFor()
  }
})
