import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { showTheme } from '#test/support/browser/show-theme'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page
let agentId = ''
const complaints: string[] = []

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  // recent notifications count as recent on a slow machine too
  await page.clock.setFixedTime(new Date())
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // a toast disappears: its text is recorded when it appears, and a test may close it at once
  await page.addInitScript(() => {
    const notes = { toasts: [] as string[], tones: 0, isTakenUp: false }
    Reflect.set(window, 'notes', notes)
    const known = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        if (known.has(toast) || !toast.textContent) continue
        known.add(toast)
        notes.toasts.push(toast.textContent)
        if (notes.isTakenUp) toast.querySelector('button')?.click()
      }
    }).observe(document, { childList: true, subtree: true })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      notes.tones += 1
      start.apply(this, when)
    }
  })
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
})
const noted = (): Promise<{ toasts: string[]; tones: number }> => page.evaluate(() => Reflect.get(window, 'notes'))
const requests = async () => (await noted()).toasts.filter((text) => text.includes('asked for a teammate')).length
const takeUp = (isTakenUp: boolean) =>
  page.evaluate((isOn) => Object.assign(Reflect.get(window, 'notes'), { isTakenUp: isOn }), isTakenUp)
const bell = () => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = () => page.getByRole('dialog', { name: 'Notifications' })
const asking = () => panel().getByRole('link', { name: /A visitor asked for a teammate/ })
const newOnes = () => panel().getByRole('link', { name: /New\. A visitor asked for a teammate/ })
/** The page counts as hidden. */
const setVisibility = (state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** A visitor asks for a human agent; returns the conversation's id. */
const askForPerson = async (): Promise<string> => {
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

test('a visitor’s request for a human agent shows a toast with a sound on any screen, and is listed as seen', async () => {
  await askForPerson()
  await expect.poll(requests, { timeout: 30_000 }).toBe(1)
  await expect.poll(async () => (await noted()).tones).toBeGreaterThanOrEqual(2)
  await bell().click()
  await asking().waitFor()
  await expect.poll(() => newOnes().count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
})

test('a notification on a hidden page stays new; the bell counts it, and it links to the conversation', async () => {
  await setVisibility('hidden')
  const conversationId = await askForPerson()
  await bell()
    .and(page.getByRole('button', { name: /, \d new$/ }))
    .waitFor()
  await bell().click()
  await newOnes().waitFor()
  await showTheme(page, 'dark')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await newOnes().click()
  await page.waitForURL(`**/agents/${agentId}/convos?chat=${conversationId}`)
  await panel().waitFor({ state: 'detached' })
  await bell().click()
  await asking().first().waitFor()
  await expect.poll(() => newOnes().count()).toBe(0)
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
})

test('the toast links there too', async () => {
  await setVisibility('visible')
  await takeUp(true)
  const conversationId = await askForPerson()
  await page.waitForURL(`**/agents/${agentId}/convos?chat=${conversationId}`, { timeout: 30_000 })
  await takeUp(false)
})

test('all notifications are marked read at once, and a kind that is turned off does not notify', async () => {
  await setVisibility('hidden')
  await askForPerson()
  await bell().click()
  await newOnes().waitFor()
  await panel().getByRole('button', { name: 'Mark all read' }).click()
  await expect.poll(() => newOnes().count()).toBe(0)
  await panel().getByRole('button', { name: 'Notification settings' }).click()
  const wanted = panel().getByRole('switch', { name: 'Requests for a teammate' })
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await wanted.click()
  await saved
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.reload()
  await bell().click()
  await panel().getByRole('button', { name: 'Notification settings' }).click()
  await expect.poll(() => wanted.getAttribute('aria-checked')).toBe('false')
  await page.keyboard.press('Escape')
})

test('the console is empty', () => expect(complaints).toEqual([]))
