import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offlineMessages } from '#shared/models/offline-messages'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { mailedCode } from '#test/support/local/read-mail'
import { sharedRun } from '#test/support/local/shared-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'

const email = 'newcomer@example.com'
const password = 'Passw0rd!x'
const facts = `Orchard Clinic

Opening hours. The clinic is open from Monday to Thursday between 08:15 and 17:40. On Friday it closes at noon.

Parking. Patients park for free in the yard behind the building; the gate code is 4711.

Vaccinations. A flu vaccination costs 38 euros and takes ten minutes. No appointment is needed in October.`

let local: LocalRun
let browser: Browser
let context: BrowserContext
let page: Page
let site: Server
let agentId = ''
const complaints: string[] = []

oneStory()

beforeAll(async () => {
  ;[local, browser] = await Promise.all([sharedRun.get(), sharedChromium.get()])
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // a customer's own website: another origin, with the one line of embed code
  site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>Orchard Clinic</title><main><h1>Orchard Clinic</h1></main><script async src="${local.addresses.dashboard}/widget/loader.js" data-agent="${agentId}" data-region="eu"></script></html>`,
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  site?.close()
})

const at = (path: string) => `${local.addresses.dashboard}${path}`
const tab = (name: string) => at(`/app/eu/agents/${agentId}/${name}`)

describe('from sign-up to an answered visitor', () => {
  test('a new member signs up with a code from the e-mail', async () => {
    await page.goto(at('/signup'))
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Create an account' }).click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await code.waitFor()
    await expectAccessible(page)
    await code.fill(await mailedCode(`http://127.0.0.1:${local.addresses.ports.mail}`, email))
    await page.keyboard.press('Enter')
    // the account has no name: the dashboard asks for it first
    await page.getByRole('heading', { name: 'Welcome to Parley', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please enter your name.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Your name').fill('Nora Newcomer')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/eu/agents')
    await page.getByText('1,000 credits').waitFor()
    await expectAccessible(page)
  })

  test('an agent without a name is not created; with one it is, and its prompt opens with the debugger', async () => {
    await page.keyboard.press('n')
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await drawer.waitFor()
    await expect.poll(() => drawer.getByRole('button', { name: 'Create', exact: true }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await drawer.getByLabel('Agent Name').fill('Orchard desk')
    await drawer.getByRole('radio', { name: /Customer Support/ }).click()
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('Agent created successfully, redirecting...').waitFor()
    await page.waitForURL(/\/agents\/[A-Za-z0-9]{16}\/nodes\?showDebugger=true/)
    agentId = /agents\/(\w{16})/.exec(page.url())?.[1] ?? ''
    await page.getByRole('heading', { name: 'Prompt', level: 1 }).waitFor()
    await expectAccessible(page)
  })

  test('pasted text becomes knowledge that the test box finds', async () => {
    await page.goto(tab('kb'))
    await page.getByRole('button', { name: 'Add source' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add source' })
    await dialog.getByRole('radio', { name: 'Text', exact: true }).click()
    await dialog.getByLabel(/^Title/).fill('Clinic leaflet')
    await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(facts)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('cell', { name: /Indexed/ }).waitFor({ timeout: 20_000 })
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Test' }).click()
    await page.getByLabel('Question').fill('What does a flu vaccination cost?')
    await page.keyboard.press('Enter')
    await page
      .getByText(/38 euros/)
      .first()
      .waitFor()
    await expectAccessible(page)
  })

  test('the test chat answers from it and shows how', async () => {
    await page.goto(`${tab('nodes')}?showDebugger=true`)
    await page.getByPlaceholder('Write a message').fill('What does a flu vaccination cost?')
    await page.keyboard.press('Enter')
    await page
      .getByText(/38 euros/)
      .first()
      .waitFor()
    await page.getByText('Clinic leaflet').first().waitFor()
    await page.getByText('Searched for “What does a flu vaccination cost?”').waitFor()
    await expectAccessible(page)
  })

  test('a visitor on another website opens the widget by keyboard and gets a cited answer', async () => {
    const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    const failures: string[] = []
    visitor.on('pageerror', ({ message }) => failures.push(message))
    await visitor.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const button = visitor.getByRole('button', { name: /chat/i }).first()
    await button.waitFor()
    await button.focus()
    await visitor.keyboard.press('Enter')
    const field = visitor.getByPlaceholder('Write a message')
    await field.waitFor()
    await visitor.keyboard.type('When does the clinic close on Friday?')
    await visitor.keyboard.press('Enter')
    await visitor.getByText(/closes at noon/).waitFor()
    await visitor.getByText('Clinic leaflet').waitFor()
    expect(await findAccessibilityFaults(visitor)).toEqual([])
    await visitor.reload()
    await button.waitFor()
    await button.click()
    await visitor.getByText(/closes at noon/).waitFor()
    expect(failures).toEqual([])
    await visitor.context().close()
  })

  test('the agent invents nothing that its knowledge does not have', async () => {
    await page.goto(`${tab('nodes')}?showDebugger=true`)
    await page.getByPlaceholder('Write a message').fill('Who won the chess championship in 1972?')
    await page.keyboard.press('Enter')
    const [words = ''] = offlineMessages.en.unknown.split('{handoff}')
    await page.getByText(words).first().waitFor()
  })

  test('the team reads the conversation in Chats, and it was charged', async () => {
    await page.goto(tab('convos'))
    await page.getByRole('link', { name: /closes at noon/ }).click()
    await page.getByText('When does the clinic close on Friday?').waitFor()
    await expectAccessible(page)
    await page.goto(at('/app/eu/agents'))
    const credits = page.getByText(/^9\d\d(\.\d+)? credits$/)
    await credits.waitFor()
  })

  test(`a phone shows the same screens without sideways scrolling (${choice})`, async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const paths = [
      at('/app/eu/agents'),
      tab('overview'),
      tab('nodes'),
      tab('kb'),
      tab('convos'),
      `${tab('settings')}?tab=security`,
    ]
    for (const path of oneOfEach(3, paths)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(390)
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  test('signing out removes everything of the session', async () => {
    await page.goto(at('/app/eu/agents'))
    await page
      .getByRole('button', { name: /Workspace/ })
      .first()
      .click()
    await page
      .getByText(/Log out|Sign out/i)
      .first()
      .click()
    await page.waitForURL(/\/(login)?(\?.*)?$/)
    expect((await context.cookies()).filter(({ name }) => name.includes('Cognito'))).toEqual([])
    await page.goto(at('/app/eu/agents'))
    await page.waitForURL(/\/login/)
  })

  test('no screen reported an error', () => {
    expect(complaints).toEqual([])
  })
})
