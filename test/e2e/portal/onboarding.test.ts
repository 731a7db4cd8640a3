import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { newPortal, type Portal } from '#test/support/local/new-portal'
import { ownRun } from '#test/support/local/own-run'
import { mailedCode } from '#test/support/local/read-mail'
import { sharedSite } from '#test/support/local/shared-site'
import type { LocalRun } from '#test/support/local/start-local-run'
import type { FixtureSite } from '#test/support/providers/fixture-site'

let local: LocalRun
let browser: Browser
let portal: Portal
let page: Page
let site: FixtureSite
let email: string
let prototype: string
const complaints: string[] = []

oneStory()

const open = async (options: { locale?: string; width?: number } = {}): Promise<Page> => {
  const { locale = 'en-GB', width = 1280 } = options
  const context = await browser.newContext({ viewport: { width, height: 860 }, locale })
  const opened = await context.newPage()
  opened.setDefaultTimeout(20_000)
  opened.on('pageerror', ({ message }) => complaints.push(message))
  return opened
}

const heading = (on: Page, name: string | RegExp) => on.getByRole('heading', { name })
const press = (name: string, on: Page = page) => on.getByRole('button', { name, exact: true }).click()
const logInByCode = async (on: Page) => {
  await on.goto(portal.url)
  await on.getByRole('radio', { name: 'One-time code' }).click()
  await on.getByLabel('E-mail').fill(email)
  await press('Send code', on)
  const code = on.getByLabel('Code', { exact: true })
  await code.waitFor()
  await code.fill(await mailedCode(`http://127.0.0.1:${local.addresses.ports.mail}`, email))
  await on.keyboard.press('Enter')
}

beforeAll(async () => {
  site = await sharedSite.get()
  site.serve({
    '/': '<!doctype html><html lang="en"><head><title>Casa Verde</title><meta name="theme-color" content="#a63d12"></head><body><main><h1>Casa Verde</h1><p>Casa Verde runs three small hotels in Tavira, Lagos and Faro, open all year.</p></main></body></html>',
  })
  const run = await ownRun()
  ;({ local, browser } = run)
  const name = `oriole-${Date.now().toString(36)}`
  email = `ana@${name}.example`
  portal = await newPortal(local, run.owner, name)
  page = await open()
})

test('a visitor signs up with a code and is led to what the agency has set', async () => {
  await page.goto(portal.url)
  await press('Create an account')
  await page.getByLabel('Name').fill('Casa Verde')
  await page.getByLabel('E-mail').fill(email)
  await press('Send verification code')
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await code.fill(await mailedCode(`http://127.0.0.1:${local.addresses.ports.mail}`, email))
  await page.keyboard.press('Enter')
  await heading(page, 'Welcome, Casa Verde').waitFor()
  expect(new URL(page.url()).pathname).toBe('/app/eu/client/onboarding')
  expect(await page.title()).toContain('Cardinal Studio')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await press('Get started')
  await page.getByRole('checkbox', { name: 'Help visitors to find the right offer' }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await press('Continue')
  await press('Continue')
  await page.getByText('Please tell us what your company does').waitFor()
  await page.getByLabel('What does your company do?').fill('Three small hotels.')
  await page.getByRole('textbox', { name: 'Website' }).fill(site.origin)
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().endsWith('/portal/onboarding') && answer.request().method() === 'PUT',
    ),
    press('Continue'),
  ])
})

test('a reload goes on where it was, and so does another device', async () => {
  await page.reload()
  await heading(page, /^We found no logo on /).waitFor({ timeout: 60_000 })
  const phone = await open({ width: 390 })
  await logInByCode(phone)
  await heading(phone, /^We found no logo on /).waitFor({ timeout: 30_000 })
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findAccessibilityFaults(phone)).toEqual([])
  await phone.context().close()
})

test('Back leads to the company, and the confirmed brand becomes an agent', async () => {
  await press('Back')
  expect(await page.getByLabel('What does your company do?').inputValue()).toBe('Three small hotels.')
  await press('Continue')
  await heading(page, /^We found no logo on /).waitFor()
  const upload = page.getByLabel('Upload', { exact: true })
  await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(500_001) })
  await page.getByText('Max size: 0.5 MBs').waitFor()
  await page.getByRole('radio', { name: 'Dark' }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await press('Looks right, create the agent')
  await heading(page, 'Say hello to your agent').waitFor({ timeout: 60_000 })
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('the ready screen opens each of its modes and goes back', async () => {
  await page.getByRole('button', { name: 'Open: Test Text Agent' }).click()
  const chat = page.frameLocator('iframe[title="Chat with Casa Verde"]')
  await chat.getByRole('textbox').first().waitFor()
  const frame = await page.locator('iframe[title="Chat with Casa Verde"]').getAttribute('src')
  prototype = frame?.split('/')[4] ?? ''
  await press('Back to your agent')
  await page.getByRole('button', { name: 'Open: Add to your website' }).click()
  await page.getByRole('tab', { name: 'Embedded' }).click()
  await page.getByText(`${new URL(portal.url).origin}/widget/loader.js`).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await press('Back to your agent')
  await page.getByRole('button', { name: 'Open: Explore Integration Options' }).click()
  await page.getByText('Your team at Cardinal Studio connects these for you.').waitFor()
  expect(await page.getByRole('link', { name: 'Write to Cardinal Studio' }).getAttribute('href')).toMatch(
    /^mailto:help@cardinal\.example\?subject=/,
  )
  await press('Back to your agent')
  await page.getByRole('button', { name: 'Open: Connect to Telephone' }).click()
  await page.getByText('No numbers available. Please try again later.').waitFor()
  expect(await page.getByText('Try Voice').count()).toBe(0)
  await press('Back to your agent')
})

test('the look can be changed for the agent that stands, which stays the only one', async () => {
  await press('Back to Branding')
  await page.getByRole('radio', { name: 'Light' }).click()
  await press('Use this look')
  await heading(page, 'Say hello to your agent').waitFor()
  await press('Continue to Dashboard')
  await heading(page, /Good (morning|afternoon|evening), Casa/).waitFor()
  expect(page.url()).toContain(`/agents/${prototype}/home`)
  await page.goto(`${portal.url}/app/eu/client/onboarding`)
  await page.waitForURL('**/home')
})

test('the demo page and the widget’s frame are on the agency’s host, in its colours', async () => {
  const visitor = await open()
  await visitor.goto(`${portal.url}/eu/prototype/${prototype}`)
  await heading(visitor, 'Casa Verde').waitFor()
  expect(await visitor.title()).toBe('Casa Verde, demo')
  const chat = visitor.frameLocator('iframe')
  await chat.getByRole('textbox').first().fill('Where are your hotels?')
  await chat.getByRole('textbox').first().press('Enter')
  await chat.getByText('Tavira').first().waitFor({ timeout: 30_000 })
  expect(await findAccessibilityFaults(visitor)).toEqual([])
  await visitor.goto(`${portal.url}/app/eu/render/${prototype}/iframe`)
  await visitor.getByRole('textbox').first().waitFor()
  await visitor.goto(`${portal.url}/eu/prototype/no-such-agent`)
  await visitor.getByText('There is no such agent.').waitFor()
  await visitor.context().close()
})

test('in German, skipped at the first step: a plain agent is there, without a page in error', async () => {
  const german = await open({ locale: 'de-DE', width: 390 })
  email = email.replace('ana@', 'bo@')
  await german.goto(portal.url)
  await press('Konto anlegen', german)
  await german.getByLabel('Name').fill('Haus am Meer')
  await german.getByLabel('E-Mail').fill(email)
  await press('Bestätigungscode senden', german)
  const code = german.getByLabel('Code', { exact: true })
  await code.waitFor()
  await code.fill(await mailedCode(`http://127.0.0.1:${local.addresses.ports.mail}`, email))
  await german.keyboard.press('Enter')
  await heading(german, 'Willkommen, Haus am Meer').waitFor()
  expect(await german.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findAccessibilityFaults(german)).toEqual([])
  await press('Überspringen und zum Dashboard', german)
  await heading(german, /Guten (Morgen|Tag|Abend), Haus/).waitFor()
  await german.context().close()
  expect(complaints).toEqual([])
})
