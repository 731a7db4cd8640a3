import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EditedTab } from '#shared/agencies/tabs/custom-tab'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { newPortal, type Portal } from '#test/support/local/new-portal'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let portal: Portal
let page: Page
/** What another site hears of a tab. */
const heard: string[] = []
let other: Server
let otherOrigin: string

oneStory()

const tab = (id: string, given: Partial<EditedTab>): EditedTab => ({
  id,
  label: 'Report',
  href: '/report',
  iconUrl: '',
  pageType: 'html',
  iframeUrl: '',
  alwaysVisible: false,
  ...given,
})

const report = tab('reportTab1', {
  htmlContent: '<!doctype html><h1 id="name">nobody</h1><p id="event"></p>',
  jsContent: `
    document.getElementById('name').textContent = window.dashboardUser.name
    document.addEventListener('dashboard:user', ({ detail }) => {
      document.getElementById('event').textContent = JSON.stringify(detail)
    })`,
})

/** Each attempt writes what came of it; the page above is looked at by the test. */
const hostile = tab('hostileTab', {
  label: 'Hostile',
  href: '/hostile',
  htmlContent: '<!doctype html><button id="go">Go</button><pre id="out"></pre>',
  jsContent: `
    const out = {}
    const attempt = async (name, what) => {
      try { out[name] = String(await what()) } catch (error) { out[name] = 'refused ' + error.name }
      document.getElementById('out').textContent = JSON.stringify(out)
    }
    const host = 'PORTAL'
    let messages = 0
    addEventListener('message', ({ data }) => { messages++; out.messages = JSON.stringify(data) })
    const run = async () => {
      await attempt('origin', () => self.origin)
      await attempt('cookie', () => document.cookie)
      await attempt('storage', () => localStorage.length)
      await attempt('above', () => parent.document.title)
      await attempt('address', () => { top.location.href = 'OTHER/?top'; return 'set' })
      await attempt('replaced', () => { top.location.replace('OTHER/?top'); return 'set' })
      await attempt('opened', () => { open('OTHER/?opened', '_top'); return 'set' })
      await attempt('read', async () => (await fetch(host + '/api/eu/portal/me', { credentials: 'include' })).text())
      await attempt('blind', async () => {
        const form = { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }
        return (await fetch(host + '/api/eu/portal/log-out', form)).type
      })
      await attempt('again', () => { for (let n = 0; n < 5; n++) parent.postMessage('ready', '*'); return 'said' })
      await attempt('done', () => 'yes')
    }
    document.getElementById('go').onclick = run
    run()`,
})

beforeAll(async () => {
  other = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title><h1>Other site</h1>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const run = await ownRun()
  ;({ local, browser } = run)
  portal = await newPortal(local, run.owner, `magpie-${Date.now().toString(36)}`)
  const jsContent = hostile.jsContent?.replaceAll('PORTAL', portal.url).replaceAll('OTHER', otherOrigin) ?? ''
  await portal.setTabs([report, { ...hostile, jsContent }], ['reportTab1', 'hostileTab'])
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB' })
  page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(portal.url)
  await page.getByLabel('E-mail').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: /Good (morning|afternoon|evening), Ingrid/ }).waitFor()
})
afterAll(() => other?.close())

const frame = (label: string): FrameLocator => page.frameLocator(`iframe[title="${label}"]`)
const openTab = (label: string) =>
  page.getByRole('navigation', { name: 'Pages' }).first().getByRole('link', { name: label }).click()

test('a custom tab shows its page with the client in it, as variable and as event', async () => {
  await openTab('Report')
  await page.waitForURL('**/app/eu/c/report?agent=*')
  await frame('Report').getByRole('heading', { name: 'Ingrid Lunde' }).waitFor()
  const user = JSON.parse(await frame('Report').locator('#event').innerText())
  expect(user).toEqual({
    id: portal.client.id,
    name: 'Ingrid Lunde',
    email: portal.client.email,
    org: { id: expect.any(String), name: 'Fjord Dental' },
  })
  expect(await page.title()).toContain('Report')
  const current = page.getByRole('navigation', { name: 'Pages' }).first().locator('[aria-current="page"]')
  expect(await current.innerText()).toBe('Report')
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('its host serves the frame’s page under a sandbox, and nothing that a client could read', async () => {
  const { port } = new URL(portal.url)
  const framed = page.waitForResponse(`http://frames.localhost:${port}/tab.html`)
  const shown = page.waitForResponse((response) => response.url().startsWith(`${portal.url}/app/eu/c/report`))
  await page.reload()
  const answer = await framed
  expect(answer.headers()['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/)
  expect(await answer.text()).not.toContain('Ingrid')
  expect((await shown).headers()['content-security-policy']).toContain(
    `frame-src 'self' http://frames.localhost:${port};`,
  )
})

/** As the portal's own page calls. */
const status = (path: string) => page.evaluate(async (at) => (await fetch(at)).status, `/api/eu${path}`)

const outcomes = async (): Promise<Readonly<Record<string, string>>> => {
  const out = frame('Hostile').locator('#out')
  await out.filter({ hasText: '"done":"yes"' }).waitFor()
  return JSON.parse(await out.innerText())
}

test('a hostile tab reads no cookie, storage or page above, leads it nowhere, and is nobody to the API', async () => {
  await openTab('Hostile')
  const first = await outcomes()
  expect(first).toMatchObject({
    origin: 'null',
    cookie: 'refused SecurityError',
    storage: 'refused SecurityError',
    above: 'refused SecurityError',
    read: 'refused TypeError',
  })
  // the same with a click of the client's, after which browsers allow more
  await frame('Hostile').getByRole('button', { name: 'Go' }).click()
  await outcomes()
  expect(new URL(page.url()).pathname).toBe('/app/eu/c/hostile')
  expect(heard).toEqual([])
  // the session is still there: the blind log-out came without it
  expect(await status('/portal/me')).toBe(200)
})

test('a tab that says ready again is told nothing again', async () => {
  await frame('Hostile').getByRole('button', { name: 'Go' }).click()
  const { again, messages } = await outcomes()
  expect(again).toBe('said')
  expect(messages).toBeUndefined()
})

test('a tab that leads its own frame to another site shows nothing there', async () => {
  const refused = page.waitForEvent('framenavigated', (framed) => framed.url().startsWith('chrome-error:'))
  await page
    .frames()
    .find((each) => each.url().includes('/tab.html'))
    ?.evaluate((address) => {
      location.href = address
    }, `${otherOrigin}/?self`)
    .catch(() => undefined)
  await refused
  expect(heard).toEqual([])
})

test('a tab that is taken from the client is gone, at its address too', async () => {
  await portal.access({ take: ['/c/hostileTab'] })
  await page.goto(`${portal.url}/app/eu/c/hostile`)
  await page.waitForURL('**/home')
  expect(await page.getByRole('link', { name: 'Hostile' }).count()).toBe(0)
  expect(await status('/portal/tabs/hostileTab')).toBe(404)
  expect(await status('/portal/tabs/reportTab1')).toBe(200)
})
