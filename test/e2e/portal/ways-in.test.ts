import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { newPortal, type Portal } from '#test/support/local/new-portal'
import { ownRun } from '#test/support/local/own-run'
import { mailedCode, mailedLink } from '#test/support/local/read-mail'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let portal: Portal
let mailbox: string

beforeAll(async () => {
  const run = await ownRun()
  ;({ local, browser } = run)
  mailbox = `http://127.0.0.1:${local.addresses.ports.mail}`
  portal = await newPortal(local, run.owner, `ways-${Date.now().toString(36)}`)
})

/** A browser of its own, and all that it asked for: addresses and referrers. */
const open = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  return { page, asked }
}

const isHome = (page: Page) => page.getByRole('heading', { name: /^Good (morning|afternoon|evening), / }).waitFor()

const logIn = async (page: Page) => {
  await page.goto(portal.url)
  await page.getByLabel('E-mail').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await isHome(page)
}

/** The first request of a link with a query carries it; nothing after that does: no address, history, referrer or storage; logs: test/clients/logs.test.ts. */
const leavesNoTrace = async (page: Page, asked: readonly string[], secret: string) => {
  const encoded = new URLSearchParams([['', secret]]).toString().slice(1)
  const has = (text: string) => text.includes(secret) || text.includes(encoded)
  const [first, ...later] = asked.filter(has)
  expect(first?.startsWith(`${portal.url}/?`)).toBe(true)
  expect(later).toEqual([])
  expect(has(page.url())).toBe(false)
  expect(await page.evaluate(() => document.referrer)).toBe('')
  expect(
    has(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))),
  ).toBe(false)
  await page.goBack()
  expect(has(page.url())).toBe(false)
}

const agencySecret = async (): Promise<string> => {
  const { workspaceId } = portal
  return (await portal.call('GET /v2/workspaces/{workspaceId}/agency/secret', { workspaceId })).secret
}

test('the link with a name and a password logs in and leaves no trace', async () => {
  const { page, asked } = await open()
  const { email: username, password } = portal.client
  await page.goto('about:blank')
  await page.goto(`${portal.url}/?${new URLSearchParams({ username, password })}`)
  await isHome(page)
  await leavesNoTrace(page, asked, password)
})

test('the link with the agency’s secret opens it as the agency, with its organisations, and leaves no trace', async () => {
  const { page, asked } = await open()
  const secret = await agencySecret()
  await page.goto('about:blank')
  await page.goto(`${portal.url}/?secret=${secret}`)
  await page.getByText('You are viewing this as the agency.').waitFor()
  await page.getByRole('button', { name: 'All organisations' }).click()
  await page.getByRole('dialog', { name: 'Switch organisation' }).getByRole('button', { name: 'Fjord Dental' }).click()
  await page.locator('header').getByRole('button', { name: 'Fjord Dental' }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await leavesNoTrace(page, asked, secret)
})

test('a visitor signs up with a code and is logged in', async () => {
  const { page } = await open()
  const email = `new@${new URL(portal.url).hostname}.example`
  await page.goto(portal.url)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nora New')
  await page.getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await code.fill(await mailedCode(mailbox, email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/**')
})

test('a client without agents reads so in the place of every page; one who may creates the first', async () => {
  const { page } = await open()
  const { workspaceId, call } = portal
  const email = `none@${new URL(portal.url).hostname}.example`
  const { organisation } = await call('POST /v2/workspaces/{workspaceId}/organisations', {
    workspaceId,
    organisation: { name: 'Empty Ltd' },
  })
  const { client } = await call('POST /v2/workspaces/{workspaceId}/clients', {
    workspaceId,
    orgId: organisation.ID,
    client: { name: 'Nils', email },
    dashboardPassword: portal.client.password,
  })
  await page.goto(portal.url)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'This account has not agents' }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await call('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
    workspaceId,
    clientId: client.ID,
    lastModified: (
      await call('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { workspaceId, clientId: client.ID })
    ).client.lastModified,
    changes: { allowCreateAgents: true },
  })
  await page.reload()
  await page.getByRole('button', { name: 'New agent' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Night desk')
  await page.keyboard.press('Enter')
  await isHome(page)
  await page.getByRole('button', { name: 'Night desk' }).click()
  await page.getByRole('button', { name: 'New agent' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByText('Signed out successfully.').waitFor()
})

test('a forgotten password and an invitation are set by the mail’s link, whose token is in no later request', async () => {
  const { page, asked } = await open()
  const { workspaceId, organisationId: orgId, call } = portal
  const email = `bo@${new URL(portal.url).hostname}.example`
  const { client } = await call('POST /v2/workspaces/{workspaceId}/clients', {
    workspaceId,
    orgId,
    client: { name: 'Bo Berg', email },
  })
  await call('POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation', { workspaceId, clientId: client.ID })
  const set = async (link: string, password: string) => {
    const token = new URL(link).hash.split('=')[1] ?? ''
    expect(token.length).toBe(43)
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await isHome(page)
    expect(asked.filter((request) => request.includes(token))).toEqual([])
    expect(page.url()).not.toContain(token)
  }
  await set(await mailedLink(mailbox, email, '/'), 'a first password')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByText('Signed out successfully.').waitFor()
  const before = await mailedLink(mailbox, email, '/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: /Forgot/ }).click()
  await expect.poll(() => mailedLink(mailbox, email, '/'), { timeout: 15_000 }).not.toBe(before)
  await set(await mailedLink(mailbox, email, '/'), 'a second password')
})

test('a client edits their account by keyboard: the name shows, and a new password ends the other session', async () => {
  const [{ page }, other] = [await open(), await open()]
  // as the other tests know it
  onTestFinished(async () => {
    const { workspaceId, call, client } = portal
    const of = { workspaceId, clientId: client.id }
    const { lastModified } = (await call('GET /v2/workspaces/{workspaceId}/clients/{clientId}', of)).client
    const changes = { name: 'Ingrid Lunde' }
    await call('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
      ...of,
      lastModified,
      changes,
      dashboardPassword: client.password,
    })
  })
  await logIn(page)
  await logIn(other.page)
  await page.getByRole('button', { name: /^Account/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Account', exact: true }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByLabel('Name', { exact: true }).fill('Ingrid L.')
  await page.keyboard.press('Enter')
  await page.getByText('Updated client data').waitFor()
  await page.getByRole('button', { name: 'Account: Ingrid L.' }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await drawer.getByLabel('Current password', { exact: true }).fill('not this one')
  await drawer.getByLabel('New password', { exact: true }).fill('another password')
  await page.keyboard.press('Enter')
  await drawer.getByText('This is not the current password.').waitFor()
  await drawer.getByLabel('Current password', { exact: true }).fill(portal.client.password)
  await page.keyboard.press('Enter')
  await page.getByText('Your password is changed.').waitFor()
  await page.reload()
  await isHome(page)
  await other.page.getByRole('link', { name: 'Conversations' }).first().click()
  await other.page.getByText('Please login again.').waitFor()
})

test('the horizontal layout has its tabs at the top', async () => {
  await portal.organise({ dashboardLayout: 'horizontal' })
  const { page } = await open()
  await logIn(page)
  const tabs = page.getByRole('navigation', { name: 'Pages' })
  expect(await tabs.count()).toBe(1)
  expect((await tabs.boundingBox())?.width).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'Terms of Service' }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await portal.organise({ dashboardLayout: 'vertical' })
})

test('access that is turned off shows the organisation’s message in the place of every page, until it is back', async () => {
  const { page } = await open()
  await logIn(page)
  const settings = {
    smartHandoff: false,
    disableHandoffMessages: false,
    enableCannedResponses: false,
    disableClientAccess: true,
    disableClientAccessMessage: 'Closed for the winter.\nCall us.',
  }
  await portal.organise({ settings })
  await page.reload()
  await page.getByText('Closed for the winter.').waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await portal.organise({ settings: { ...settings, disableClientAccessMessage: '' } })
  await page.reload()
  await page.getByText('Access is currently disabled. Pleas contact your provider!').waitFor()
  await portal.organise({ settings: { ...settings, disableClientAccess: false } })
  await page.goto(portal.url)
  await isHome(page)
})

test('a session that is over leads to the log-in, which says so and leads back', async () => {
  const { page } = await open()
  await logIn(page)
  await page.getByRole('link', { name: 'Conversations' }).first().click()
  await page.waitForURL('**/convos')
  await page.context().clearCookies()
  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.getByLabel('E-mail').fill(portal.client.email)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/convos')
})

test('offline the pages stay and say so; what of the account cannot be had is said in the specification’s words', async () => {
  const { page } = await open()
  await logIn(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline. Changes wait until you are back.').waitFor()
  await page.getByRole('heading', { name: /^Good / }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline. Changes wait until you are back.').waitFor({ state: 'detached' })
  const answer = async (status: number, problem: object) => {
    await page.unroute('**/portal/me')
    await page.route('**/portal/me', (route) => route.fulfill({ status, json: { message: 'No.', ...problem } }))
  }
  /** Its answer has the session read again. */
  const goOffline = async () => {
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('button', { name: 'Appear offline' }).click()
  }
  await answer(500, { code: 'internal' })
  await goOffline()
  await page.getByText('Error occurred refreshing account data.').waitFor()
  await isHome(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Error loading agents' }).waitFor()
  await page.unroute('**/portal/me')
  // to be online again is told, and the session read once more
  const settled = page.waitForResponse('**/auth/client/status').then(() => page.waitForResponse('**/portal/me'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await isHome(page)
  await settled
  await answer(401, { code: 'unauthenticated', key: 'sessions.accountMissing' })
  await goOffline()
  await page.getByText('Account data not present.').waitFor()
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
})
