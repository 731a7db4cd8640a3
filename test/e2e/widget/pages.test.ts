import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'
import type {} from '#widget/loader/main.ts'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const openButton = { name: /^Open chat/ }
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
const ask = async (page: Page, words: string) => {
  await field(page).fill(words)
  await field(page).press('Enter')
  await page.getByText(`You said: ${words}`).waitFor()
}
const opened = async (page: Page) => {
  await page.goto(harness.host.site)
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
}
const scriptFor = (agentId: string, attributes = '') =>
  `<script src="${harness.host.origin}/widget/loader.js" data-agent="${agentId}" ${attributes}></script>`
const pageOf = (contents: string) =>
  `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1></main>${contents}`

/** Storage that the browser blocks: reading the property throws, in the page and in every frame. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

test('two agents on a page have a chat each; the same one twice has one', async () => {
  const other = 'fenwickworkshop2'
  harness.host.control.intercept = ({ path }) =>
    path.endsWith(`/public/agents/${other}`)
      ? { status: 200, body: { data: { ...usual.agent, ID: other, title: 'The other desk' } } }
      : undefined
  harness.host.control.page = pageOf(
    scriptFor(AGENT_ID) + scriptFor(AGENT_ID) + scriptFor(other, 'data-render="bottom-left"'),
  )
  const { page, errors } = await harness.visitor()
  await page.goto(harness.host.site)
  await expect.poll(() => page.getByRole('button', openButton).count()).toBe(2)
  await expect.poll(() => page.evaluate(() => window.VG?.agentId)).toBe(other)
  // which of them is first in the document depends on whose answer came first: the other one is in the left corner
  const [one, two] = await page.getByRole('button', openButton).all()
  const isRight = ((await one?.boundingBox())?.x ?? 0) > 400
  await (isRight ? one : two)?.click()
  await page.getByRole('dialog', { name: 'Fenwick workshop desk' }).waitFor()
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await expect.poll(() => page.locator('vg-widget').count()).toBe(2)
  expect(errors).toEqual([])
})

test('a page that empties its body keeps its chat, open with its messages; one that keeps doing so is left alone', async () => {
  const { page, errors } = await harness.visitor()
  await opened(page)
  await ask(page, 'Hello')
  await page.evaluate(() => document.body.replaceChildren())
  await page.getByText('You said: Hello').waitFor()
  await ask(page, 'Still there?')
  await page.evaluate(() => {
    const body = document.createElement('body')
    document.body.replaceWith(body)
  })
  await page.getByText('You said: Still there?').waitFor()
  for (let times = 0; times < 2; times++) {
    await page.locator('vg-widget').waitFor({ state: 'attached' })
    await page.evaluate(() => document.querySelector('vg-widget')?.remove())
  }
  await expect.poll(() => page.evaluate(() => window.VG)).toBeUndefined()
  await expect.poll(() => page.locator('vg-widget').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a chat in the page ends with its container', async () => {
  harness.host.control.page = pageOf(`<div id="vg-chat"></div>${scriptFor(AGENT_ID, 'data-render="full-width"')}`)
  const { page, errors } = await harness.visitor()
  await page.goto(harness.host.site)
  await page.getByText('What is going on').waitFor()
  await page.evaluate(() => document.querySelector('#vg-chat')?.remove())
  await expect.poll(() => page.evaluate(() => window.VG)).toBeUndefined()
  expect(errors).toEqual([])
})

test('where storage is blocked, in the page or in a frame of it, the chat works without memory', async () => {
  harness.host.control.agent = { ...usual.agent, syncBrowser: true }
  const { page, errors } = await harness.visitor()
  await withoutStorage(page)
  await opened(page)
  await ask(page, 'Hello')
  await page.reload()
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => page.getByText('You said: Hello').count()).toBe(0)

  harness.host.control.page = pageOf(
    `<iframe title="Chat" width="400" height="600" src="${harness.host.origin}/app/eu/render/${AGENT_ID}/iframe"></iframe>`,
  )
  await page.goto(harness.host.site)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox').fill('In a frame')
  await frame.getByRole('textbox').press('Enter')
  await frame.getByText('You said: In a frame').waitFor()
  expect(errors).toEqual([])
})

test('offline, a message waits; back online it is sent at once, and is there once', async () => {
  const { page } = await harness.visitor()
  await opened(page)
  await page.context().setOffline(true)
  await field(page).fill('Are you there?')
  await field(page).press('Enter')
  await page
    .getByText(/^Reconnecting/)
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await page.getByText('You said: Are you there?').waitFor()
  const stored = [...harness.host.conversations.values()].flatMap(({ messages }) => messages)
  expect(stored.filter(({ text }) => text === 'Are you there?')).toHaveLength(1)
})

test.each(['2019-03-01T12:00:00', '2031-03-01T12:00:00'])('a device clock set to %s changes nothing', async (time) => {
  const { page, errors } = await harness.visitor()
  await page.clock.setSystemTime(new Date(time))
  await opened(page)
  await ask(page, 'What time is it?')
  const texts = await page.getByRole('log').innerText()
  expect(texts.indexOf('What is going on')).toBeLessThan(texts.indexOf('What time is it?'))
  await page.reload()
  await page.getByRole('button', openButton).click()
  await page.getByText('You said: What time is it?').waitFor()
  expect(errors).toEqual([])
})

test('on a slow connection the button shows, a press on it is not lost, and the chat works', async () => {
  const { page, errors } = await harness.visitor()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // "slow 3G" of the browser's own tools
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await opened(page)
  await ask(page, 'Slow?')
  expect(errors).toEqual([])
})

test('under any overlay, reset or hiding rule of the page, the button can be pressed', async () => {
  harness.host.control.page = pageOf(`<style>
      body * { all: unset !important; display: none !important; z-index: -1 !important }
      html { transform: scale(1.0001); perspective: 10px; overflow: hidden }
      body { position: fixed; contain: paint; clip-path: circle(10px); filter: blur(3px); pointer-events: none }
      body::after { content: ''; position: fixed; inset: 0; z-index: 2147483647; background: red }
    </style>${scriptFor(AGENT_ID)}`)
  const { page, errors } = await harness.visitor()
  await opened(page)
  await ask(page, 'Hello')
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toEqual({ x: 856, y: 24, width: 400, height: 676 })
  const over = await page.evaluate(() => document.elementsFromPoint(1000, 300).map(({ localName }) => localName)[0])
  expect(over).toBe('vg-widget')
  expect(errors).toEqual([])
})

/** The focused element, by role and name as a screen reader announces it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at: Element | null = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return `${at?.getAttribute('role') ?? at?.localName}: ${at?.getAttribute('aria-label') ?? at?.textContent?.trim()}`
  })

const tabTo = async (page: Page, place: RegExp): Promise<void> => {
  for (let presses = 0; presses < 6 && !place.test(await focused(page)); presses++) await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(place)
}

test.each([
  ['corner', ''],
  ['left corner', 'data-render="bottom-left"'],
  ['modal', 'data-modal-mode'],
])('by keyboard alone, in the %s: opened, asked, walked through by name, closed', async (_, attributes) => {
  harness.host.control.page = pageOf(scriptFor(AGENT_ID, attributes))
  const { page } = await harness.visitor()
  await page.goto(harness.host.site)
  await page.getByRole('button', openButton).waitFor()
  // the greeting may come before the button by now
  await tabTo(page, /^button: Open chat/)
  await page.keyboard.press('Enter')
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => focused(page)).toBe('textarea: Write a message')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await page.getByText('You said: Hello').waitFor()
  const names: string[] = []
  while (names.length < 8 && names.at(-1) !== 'button: Close chat') {
    await page.keyboard.press('Shift+Tab')
    names.push(await focused(page))
  }
  expect(names).toContain('log: Conversation')
  expect(names.at(-1)).toBe('button: Close chat')
  for (const name of names) expect(name).not.toMatch(/: $/)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toMatch(/^button: Open chat/)
})

/** 200 % zoom is half the pixels, each twice as large. */
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
const narrow = { viewport: { width: 320, height: 640 } }
const fromTheRight = { theme: 'dark', lang: 'he' } as const

test.each([
  ['corner', '', narrow, fromTheRight],
  ['modal', 'data-modal-mode', zoomed, { theme: 'dark' }],
  ['popup', 'data-render="popup"', zoomed, fromTheRight],
] as const)('by keyboard on small screens, in the dark theme: %s', async (_, attributes, options, look) => {
  harness.host.control.agent = { ...usual.agent, ...look }
  harness.host.control.page = pageOf(`<button data-vg-open>Ask us</button>${scriptFor(AGENT_ID, attributes)}`)
  const { page } = await harness.visitor(options)
  await page.goto(harness.host.site)
  const isPopup = attributes.includes('popup')
  if (!isPopup) await page.getByRole('button', openButton).waitFor()
  const opener = isPopup ? /^button: Ask us/ : /^button: Open chat/
  await tabTo(page, opener)
  // the page's own button opens it once the widget's second script is there; pressed again it changes nothing
  await expect
    .poll(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('Enter')
      return page.getByRole('dialog').count()
    })
    .toBe(1)
  await page.getByText('What is going on').waitFor()
  await walk(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test.each([
  ['a part of the page', narrow, fromTheRight],
  ['a frame', zoomed, { theme: 'dark' }],
] as const)('by keyboard where it cannot be closed: %s', async (where, options, look) => {
  harness.host.control.agent = { ...usual.agent, ...look }
  harness.host.control.page = pageOf(scriptFor(AGENT_ID, 'data-render="full-width"'))
  const { page } = await harness.visitor(options)
  await page.goto(where === 'a frame' ? `${harness.host.origin}/app/eu/render/${AGENT_ID}/iframe` : harness.host.site)
  await page.getByText('What is going on').waitFor()
  for (let presses = 0; presses < 8 && !(await focused(page)).startsWith('textarea'); presses++)
    await page.keyboard.press('Tab')
  await walk(page)
})

/** From the field to the first element of the chat and back again, each with a name; a question is asked in between. */
const walk = async (page: Page) => {
  await expect.poll(() => focused(page)).toBe('textarea: Write a message')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await page.getByText('You said: Hello').waitFor()
  const names: string[] = []
  while (names.length < 8 && names.at(-1) !== 'button: Conversation menu') {
    await page.keyboard.press('Shift+Tab')
    names.push(await focused(page))
  }
  expect(names).toContain('log: Conversation')
  expect(names.at(-1)).toBe('button: Conversation menu')
  for (const name of names) expect(name).not.toMatch(/: $/)
}
