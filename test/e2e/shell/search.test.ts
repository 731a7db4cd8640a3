import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

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

test('axe finds nothing, light and dark, wide and on a phone', async () => {
  await field().fill('mode')
  await option(/Default model/).waitFor()
  // choosing with the arrow keys stops the only strong match from opening
  await page.keyboard.press('ArrowDown')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 })
    await expectAccessible(page)
  }
  await option(/Default model/).waitFor()
  await page.setViewportSize({ width: 1280, height: 860 })
})
