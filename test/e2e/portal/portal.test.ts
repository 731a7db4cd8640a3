import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { newPortal, type Portal } from '#test/support/local/new-portal'
import { ownRun } from '#test/support/local/own-run'
import { mailedCode } from '#test/support/local/read-mail'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let portal: Portal
let page: Page
const asked: string[] = []
const complaints: string[] = []

oneStory()

const open = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB' })
  const opened = await context.newPage()
  opened.setDefaultTimeout(20_000)
  opened.on('pageerror', ({ message }) => complaints.push(message))
  // what is refused was asked for in vain
  opened.on('response', (response) => response.status() === 403 && complaints.push(response.url()))
  opened.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  return opened
}

const logIn = async (on: Page, password = portal.client.password) => {
  await on.getByLabel('E-mail').fill(portal.client.email)
  await on.getByLabel('Password', { exact: true }).fill(password)
  await on.getByRole('button', { name: 'Log in', exact: true }).click()
}

beforeAll(async () => {
  const run = await ownRun()
  ;({ local, browser } = run)
  portal = await newPortal(local, run.owner, `cardinal-${Date.now().toString(36)}`)
  page = await open()
})

test('the log-in of an agency’s host has its name, words and links, and no fault', async () => {
  await page.goto(portal.url)
  await page.getByRole('heading', { name: 'Your front desk, awake all night.' }).waitFor()
  expect(await page.title()).toBe('Cardinal Studio')
  expect(await page.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
    'https://cardinal.example/terms',
  )
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))).toBe(
    '#be123c',
  )
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('a wrong password says so and keeps what was typed; the right one leads to home', async () => {
  await logIn(page, 'a wrong password')
  await page.getByRole('alert').filter({ hasText: 'The email or the password is wrong.' }).waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe(portal.client.email)
  await logIn(page)
  await page.getByText('Setting up your account').waitFor()
  await page.getByRole('heading', { name: /Good (morning|afternoon|evening), Ingrid/ }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('a client sees the tabs that they were given and stand, and no other', async () => {
  const tabs = await page.getByRole('navigation', { name: 'Pages' }).first().getByRole('link').allInnerTexts()
  expect(tabs).toEqual(['Home', 'Conversations', 'Knowledge Base'])
  const address = page.url()
  await page.goto(address.replace(/home$/, 'nodes'))
  await page.waitForURL('**/home')
})

test('conversations and knowledge open as the team’s own', async () => {
  await page.getByRole('link', { name: 'Conversations' }).first().click()
  await page.getByRole('heading', { name: 'Conversations', level: 2, exact: true }).waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Knowledge Base' }).first().click()
  await page.getByRole('button', { name: 'Add source' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Add source' })
  await drawer.getByRole('radio', { name: 'Text' }).waitFor()
  expect(await drawer.getByRole('radio', { name: 'Site' }).count()).toBe(0)
  await page.keyboard.press('Escape')
})

test('a link that logs another client in asks first, and leaves no trace', async () => {
  const link = await portal.logInAsLink()
  const secret = new URL(link).hash.split('=')[1] ?? ''
  expect(secret.length).toBeGreaterThan(40)
  await page.goto('about:blank')
  asked.length = 0
  await page.goto(link)
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await page.waitForURL('**/home')
  expect(asked.filter((request) => request.includes(secret))).toEqual([])

  await page.goto('about:blank')
  await page.goto(`${portal.url}/?token=${secret}`)
  await page.getByRole('button', { name: 'Log out and continue' }).click()
  await page.getByText('is viewing this as Ingrid Lunde').waitFor()
  expect(page.url()).not.toContain(secret)
  const [document, ...later] = asked.filter((request) => request.includes(secret))
  expect(document).toContain('/?token=')
  expect(later).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain(secret)
})

test('a code by e-mail logs in, and the log-out forgets everything', async () => {
  const other = await open()
  await other.goto(portal.url)
  await other.getByRole('radio', { name: 'One-time code' }).click()
  await other.getByLabel('E-mail').fill('nobody@nowhere.example')
  await other.getByRole('button', { name: 'Send code' }).click()
  await other.getByText('No account has this email.').waitFor()
  await other.getByLabel('E-mail').fill(portal.client.email)
  await other.getByRole('button', { name: 'Send code' }).click()
  const code = other.getByLabel('Code', { exact: true })
  await code.waitFor()
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await other.getByText('Please enter the verification code.').waitFor()
  await code.fill(await mailedCode(`http://127.0.0.1:${local.addresses.ports.mail}`, portal.client.email))
  await other.keyboard.press('Enter')
  await other.waitForURL('**/home')
  await other.getByRole('button', { name: /^Account/ }).click()
  await other.getByRole('button', { name: 'Log Out' }).click()
  await other.getByText('Signed out successfully.').waitFor()
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
  await other.goto(`${portal.url}/app/eu/agents`)
  await other.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await other.context().close()
})

test('without a page in error, in German too', async () => {
  const german = await browser.newPage({ locale: 'de-DE', viewport: { width: 390, height: 800 } })
  await german.goto(portal.url)
  await german.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(await german.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findAccessibilityFaults(german)).toEqual([])
  expect(complaints).toEqual([])
})

test('who logs out is told so, also when another call finds the session over first', async () => {
  const leaving = await open()
  await leaving.goto(portal.url)
  await logIn(leaving)
  await leaving.getByRole('heading', { name: /^Good / }).waitFor()
  const { promise: isLeaving, resolve: leave } = Promise.withResolvers<void>()
  await leaving.route('**/portal/me', async (route) => {
    await isLeaving
    await route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'No.' } })
  })
  await leaving.route('**/portal/log-out', async (route) => {
    const over = leaving.waitForResponse('**/portal/me')
    leave()
    await over
    await route.continue()
  })
  const menu = leaving.getByRole('button', { name: /^Account: / })
  // its answer has the session read again
  const isAsked = leaving.waitForRequest('**/portal/me')
  await menu.click()
  await leaving.getByRole('button', { name: 'Appear offline' }).click()
  await isAsked
  if (!(await leaving.getByRole('button', { name: 'Log Out' }).isVisible())) await menu.click()
  await leaving.getByRole('button', { name: 'Log Out' }).click()
  await leaving.getByText('Signed out successfully.').waitFor()
  expect(new URL(leaving.url()).search).toBe('')
  await leaving.context().close()
})
