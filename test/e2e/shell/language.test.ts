import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let context: BrowserContext
let page: Page

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 860 } })
  page = await context.newPage()
})

const widthPastTheEdge = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a browser that prefers German gets the sign-in in German, and can switch to English and back', async () => {
  await page.goto(`${local.addresses.dashboard}/login`)
  await page.getByRole('heading', { name: 'Anmelden', level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await expectAccessible(page)
  await page.getByLabel('Sprache').selectOption({ label: 'English' })
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.reload()
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor()
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await page.getByRole('heading', { name: 'Anmelden', level: 1 }).waitFor()
})

test('switching the language asks before unsaved input is lost', async () => {
  await page.getByLabel('E-Mail').fill(owner.email)
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    })
  })
  await page.getByLabel('Sprache').selectOption({ label: 'English' })
  expect(await asked).toBe('beforeunload')
  await expect.poll(() => page.getByLabel('E-Mail').inputValue()).toBe(owner.email)
  // the choice applies from the next load
  await page.getByRole('heading', { name: 'Anmelden', level: 1 }).waitFor()
  await page.goto(`${local.addresses.dashboard}/login`)
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor()
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await page.getByRole('heading', { name: 'Anmelden', level: 1 }).waitFor()
})

test('the server’s refusal is German, and so is the dashboard behind the sign-in, also on a phone', async () => {
  await page.getByLabel('E-Mail').fill(owner.email)
  await page.getByRole('textbox', { name: 'Passwort' }).fill(owner.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Agenten', level: 1 }).waitFor()
  await page.getByText('1 Agent, zuletzt geänderte zuerst.').waitFor()
  await page.goto(`${local.addresses.dashboard}/invite#region=eu&workspace=aaaaaaaaaaaaaaaa&secret=${'s'.repeat(43)}`)
  await page.getByText('Antwort des Servers: Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.').waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  await page.getByText('1 Agent, zuletzt geänderte zuerst.').waitFor()
  await expect.poll(widthPastTheEdge).toBe(0)
  await expectAccessible(page)
  const list = page.locator('.vg-rows__link').first()
  const agent = await list.getAttribute('href')
  const id = /agents\/(\w{16})/.exec(agent ?? '')?.[1]
  for (const [tab, heading] of [
    ['core', 'Antworten'],
    ['security', 'Ausgabengrenzen'],
    ['technical', 'Modell'],
  ] as const) {
    await page.goto(`${local.addresses.dashboard}/app/eu/agents/${id}/settings?tab=${tab}`)
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    await expect.poll(widthPastTheEdge, { message: tab }).toBe(0)
  }
  await expectAccessible(page)
})

test('the menu lists each language by its own name', async () => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  await page.locator('.vg-crumb').first().click()
  const pick = page.getByLabel('Sprache')
  await expect.poll(() => pick.locator('option').allTextContents()).toEqual(['English', 'Deutsch'])
  await expectAccessible(page)
  await pick.selectOption({ label: 'English' })
  await page.getByText('1 agent, most recently changed first.').waitFor()
})
