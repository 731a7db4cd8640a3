import { expect, test } from 'vitest'
import { openButton } from '#test/support/widget/chat-page'
import { AGENT_ID, fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'

const fixture = widgetFixture()

test('the button shows after two requests; one more is for the parts beside it, and no third party is called', async () => {
  const { page, requests, errors } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
  const ours = () => requests.filter((url) => url.startsWith(fixture.host.origin))
  expect(ours().slice(0, 2)).toEqual([
    `${fixture.host.origin}/widget/loader.js`,
    `${fixture.host.origin}/api/eu/public/agents/${AGENT_ID}`,
  ])
  expect(requests.every((url) => url.startsWith(fixture.host.origin) || url.startsWith(fixture.host.site))).toBe(true)
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  expect(
    ours()
      .slice(2)
      .map((url) => new URL(url).pathname),
  ).toEqual([expect.stringMatching(/^\/widget\/after-paint-\w+\.js$/)])
  expect(errors).toEqual([])
})

test('a page is left alone: no cookies, no other globals, one element, no layout shift', async () => {
  const { page } = await fixture.visitor()
  await page.addInitScript(() => {
    const before = new Set(Object.getOwnPropertyNames(window))
    Object.assign(window, {
      shifts: 0,
      added: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: (entry as unknown as { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  // the font applies once it has loaded
  await page.waitForFunction(() => document.fonts.size === 1)
  const found = await page.evaluate(() => ({
    added: (window as unknown as { added: () => string[] })
      .added()
      .filter((name) => !['shifts', 'added'].includes(name)),
    shifts: (window as unknown as { shifts: number }).shifts,
    children: [...document.body.children].map(({ localName }) => localName),
    attributes: document.body.attributes.length + document.documentElement.attributes.length,
    cookie: document.cookie,
    fonts: [...document.fonts].map(({ family }) => family),
  }))
  expect(found).toEqual({
    added: ['VG'],
    shifts: 0,
    children: ['main', 'script', 'vg-widget'],
    attributes: 1,
    cookie: '',
    fonts: ['"vg DM Sans"'],
  })
  expect(await page.context().cookies()).toEqual([])
})

test('the greeting shows after a second, is counted, and stays away for a day once dismissed', async () => {
  const ui = { showWhatsappButtonOnWeb: true }
  fixture.host.control.agent = { ...fenwick, ui, whatsappPhoneNumber: '+44 117 496 0482' }
  const { page } = await fixture.visitor()
  await page.clock.install({ time: new Date('2026-11-21T09:59:00') })
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00'))
  await page.goto(fixture.host.site)
  const greeting = page.getByRole('button', { name: 'Hi, how can I help you today?' })
  // comes with the greeting's script, so from here on the greeting only waits for its time
  const whatsapp = page.getByRole('link', { name: 'Chat on WhatsApp' })
  await whatsapp.waitFor()
  await expect.poll(() => whatsapp.getAttribute('href')).toBe('https://wa.me/441174960482')
  await expect.poll(() => whatsapp.boundingBox()).toMatchObject({ width: 48, height: 48 })
  await page.clock.runFor(900)
  await expect.poll(() => greeting.count()).toBe(0)
  await page.clock.runFor(200)
  await greeting.waitFor()
  await page.getByRole('button', { name: 'Open chat, 1 new', exact: true }).waitFor()
  await page.clock.runFor(1000)
  await page.getByRole('button', { name: 'Open chat, 2 new', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor()

  const visitAgain = async (time: string) => {
    await page.clock.pauseAt(new Date(time))
    await page.reload()
    await whatsapp.waitFor()
    await page.clock.runFor(1500)
  }
  await visitAgain('2026-11-22T09:00:00')
  expect(await greeting.count()).toBe(0)
  await visitAgain('2026-11-22T10:05:00')
  await greeting.waitFor()
})

test('a button that is rendered again during a press still opens the chat', async () => {
  const { page } = await fixture.visitor()
  await page.clock.install()
  await page.goto(fixture.host.site)
  const button = page.getByRole('button', openButton)
  await button.hover()
  await page.mouse.down()
  // the first part of the greeting to show is its badge, on the button
  await page.clock.runFor(3000)
  await page.getByRole('button', { name: 'Open chat, 2 new', exact: true }).waitFor()
  await page.mouse.up()
  await page.getByRole('dialog').waitFor()
})

test('hovering the button preloads the chat out of sight, before the server learns of the visitor', async () => {
  const { page, requests, errors } = await fixture.visitor()
  await page.goto(fixture.host.site)
  const button = page.getByRole('button', openButton)
  await button.hover()
  const panel = page.locator('dialog')
  await panel.waitFor({ state: 'attached' })
  await expect.poll(() => panel.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden')
  await expect.poll(() => panel.evaluate((one) => one.clientWidth)).toBe(400)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  expect(requests.some((url) => url.includes('/conversations') || url.endsWith('.woff2'))).toBe(false)
  await button.click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => page.getByRole('dialog').evaluate((one) => one.matches(':popover-open'))).toBe(true)
  await expect.poll(() => page.getByRole('textbox').evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.getByRole('button', { name: 'Close chat' }).first().click()
  await expect.poll(() => panel.evaluate((one) => getComputedStyle(one).display)).toBe('none')
  expect(errors).toEqual([])
})

test('a chat whose code fails to load on hover is fetched again on a press', async () => {
  const { page } = await fixture.visitor()
  let tries = 0
  await page.route(/chat-\w+\.js/, (route) => (tries++ === 0 ? route.abort() : route.continue()))
  await page.goto(fixture.host.site)
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', openButton).hover()
  await failed
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  expect(tries).toBe(2)
})

test('`none` shows no greeting', async () => {
  fixture.host.control.agent = { ...fenwick, proactiveMessage: 'none' }
  const { page } = await fixture.visitor()
  await page.clock.install()
  await page.goto(fixture.host.site)
  await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor()
  await page.clock.runFor(3000)
  await expect.poll(() => page.getByRole('button').count()).toBe(1)
})

test('a missing agent shows nothing', async () => {
  fixture.host.control.intercept = ({ path }) =>
    path.includes('/public/agents/') ? { status: 404, body: { code: 'not-found', message: 'No.' } } : undefined
  const { page, errors } = await fixture.visitor()
  const answered = page.waitForResponse((response) => response.url().includes('/public/agents/'))
  await page.goto(fixture.host.site)
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect.poll(() => page.locator('vg-widget').count()).toBe(0)
  expect(errors).toEqual([])
})

test('an agent that could not be loaded is reported on hover, and can be retried', async () => {
  fixture.host.control.intercept = ({ path }) =>
    path.includes('/public/agents/') ? { status: 503, body: { code: 'unavailable', message: 'No.' } } : undefined
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).click()
  const words = page.getByRole('alert')
  await words.waitFor()
  await expect.poll(() => words.textContent()).toBe('Something went wrong: the agent could not be loaded (503)')
  fixture.host.control.intercept = () => undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => words.count()).toBe(0)
})

test('a chat that could not be loaded can be retried too', async () => {
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
  fixture.host.control.isDown = true
  await page.getByRole('button', openButton).click()
  await page.getByRole('alert').waitFor()
  fixture.host.control.isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What is going on').waitFor()
})
