import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOwner } from '#infra/local/demo/seed-demo'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openChromium } from '#test/support/browser/open-chromium'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'
import { newReceiverKeys, readPush, subscriptionKeys } from '#test/support/providers/push-receiver'
import { type PushService, pushService } from '#test/support/providers/push-service'

const keys = newReceiverKeys()

let service: PushService
let local: LocalRun
let browser: Browser
let context: BrowserContext
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  service = await pushService()
  ;[local, browser] = await Promise.all([
    startLocalRun({ withDemo: true, environment: { SAFE_FETCH_ALLOW: service.allow } }),
    openChromium({ isFull: true }),
  ])
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  // the worker may show its messages; the test sets the permission that the page sees
  await context.grantPermissions(['notifications'], { origin: local.addresses.dashboard })
  page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // the browser vendor's push service is the one third party: this stands in for it
  await page.addInitScript(
    ({ endpoint, subscription }) => {
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('permission') ?? 'default' })
      Notification.requestPermission = async () => Notification.permission
      let made: PushSubscription | null = null
      Object.assign(PushManager.prototype, {
        getSubscription: async () => made,
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          if (localStorage.getItem('refuses')) throw new DOMException('Registration failed', 'AbortError')
          const text = String(options.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')
          const { buffer } = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
          made = {
            endpoint,
            options: { applicationServerKey: buffer, userVisibleOnly: true },
            toJSON: () => ({ endpoint, keys: subscription }),
            unsubscribe: async () => {
              made = null
              return true
            },
          } as unknown as PushSubscription
          return made
        },
      })
    },
    { endpoint: `${service.origin}/push/1`, subscription: subscriptionKeys(keys) },
  )
  await enter(page, local, demoOwner)
})
afterAll(async () => {
  await browser?.close()
  await local?.stop()
  await service?.[Symbol.asyncDispose]()
})

const panel = () => page.getByRole('dialog', { name: 'Notifications' })
const pushSwitch = () => panel().getByRole('switch', { name: 'Notify me in this browser' })
const openSettings = async () => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await panel().getByRole('button', { name: 'Notification settings' }).click()
}
const memory = () => page.evaluate(() => localStorage.getItem('push.eu'))
/** A change in the browser's own settings, before the member comes back to the page. */
const allow = (permission: NotificationPermission) =>
  page.evaluate((value) => {
    localStorage.setItem('permission', value)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, permission)

const askForPerson = async (agentId: string): Promise<string> => {
  const call = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${local.addresses.dashboard}/api/eu/v2/public/agents/${agentId}/conversations${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const { conversationId, token } = await call('', {})
  await call(`/${conversationId}/handoff`, { to: 'person' }, token)
  return conversationId
}

test('a member turns it on in their browser, a visitor asks for a human agent, and the browser shows it', async () => {
  const agentId = await openFirstAgent(page)
  await allow('denied')
  await openSettings()
  await panel().getByText('This browser blocks notifications from this site.').waitFor()
  await expect.poll(() => pushSwitch().isDisabled()).toBe(true)

  await allow('granted')
  await panel().getByText('Your browser may ask for permission.').waitFor()
  await page.evaluate(() => localStorage.setItem('refuses', 'yes'))
  await pushSwitch().click()
  await panel().getByText('The push setting could not be changed. Try again.').waitFor()
  await expect.poll(() => pushSwitch().isChecked()).toBe(false)

  await page.evaluate(() => localStorage.removeItem('refuses'))
  await pushSwitch().click()
  await expect.poll(() => pushSwitch().isChecked()).toBe(true)
  await panel().getByText('Even when no dashboard is open.', { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  const conversationId = await askForPerson(agentId)
  await expect.poll(() => service.calls.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(1)
  const text = readPush(service.calls[0]?.body ?? Buffer.alloc(0), keys)
  expect(JSON.parse(text)).toMatchObject({ path: `/app/eu/agents/${agentId}/convos?chat=${conversationId}` })

  // what the vendor's service would now deliver to the browser
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/app/eu/'))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(local.addresses.dashboard)
  const registrationId = await registered
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/app/eu/')
      return ((await registration?.getNotifications()) ?? []).map(({ title, data }) => ({ title, data }))
    })
  // a busy browser may not start the worker in time; the same message again replaces itself
  const delivered = async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
    return shown()
  }
  await expect
    .poll(delivered, { interval: 1000, timeout: 60_000 })
    .toEqual([{ title: 'A visitor asked for a teammate', data: { path: JSON.parse(text).path } }])

  await pushSwitch().click()
  await expect.poll(() => pushSwitch().isChecked()).toBe(false)
  await expect.poll(memory).toBe(null)
  await pushSwitch().click()
  await expect.poll(memory).toContain(service.origin)
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Workspace/ })
    .click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  expect((await forgotten).url()).toMatch(/\/notifications\/push\/[0-9a-f]{64}$/)
  await page.waitForURL('**/login')
  await expect.poll(memory).toBe(null)
  expect(complaints).toEqual([])
})
