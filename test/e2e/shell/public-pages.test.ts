import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { legalPages } from '#web/features/legal/legal-pages.ts'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
})

test('every public text opens without an account, and has no placeholder left', async () => {
  for (const [name, title] of Object.entries(legalPages)) {
    await page.goto(`${local.addresses.dashboard}/legal/${name}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    const text = await page.getByRole('main').innerText()
    expect(text.length).toBeGreaterThan(400)
    expect(text).not.toMatch(/[{}]/)
  }
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('the sign-in links to the terms and back, and a missing text says so', async () => {
  await page.goto(`${local.addresses.dashboard}/login`)
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor()
  await page.goto(`${local.addresses.dashboard}/legal/nonsense`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})

test('the root address shows the home page, with a link to sign up; a signed-in member gets their agents', async () => {
  await page.goto(`${local.addresses.dashboard}/`)
  await page.getByRole('heading', { name: 'Your agents, awake all night.', level: 1 }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create my agent' }).click()
  await page.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor()
  await enter(page, local, owner)
  await page.goto(`${local.addresses.dashboard}/`)
  await page.waitForURL('**/app/eu/agents')
})
