import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { gate } from '#test/support/worlds/gate'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  await enter(page, local, owner)
})

test('switching the region shows progress, and creates a workspace there only when asked', async () => {
  const answer = gate()
  await page.route('**/api/na/**', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('button', { name: 'Switch to North America' }).click()
  const progress = page.getByRole('heading', { name: 'Switching to NA region...', level: 1 })
  await progress.waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  answer.open()
  await progress.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'No workspace in North America yet', level: 1 }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Create a workspace in North America' }).click()
  await page.waitForURL('**/app/na/agents')
  await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor()
})
