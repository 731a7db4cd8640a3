import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  await page.locator('.vg-rows__link').first().waitFor()
})

test('going back returns the focus to the link that was followed', async () => {
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  const row = page.locator('.vg-rows__link').last()
  await row.click()
  await page.waitForURL(/\/agents\/\w{16}\//)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
})
