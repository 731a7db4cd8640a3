import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'

let local: LocalRun
let browser: Browser
let agentId = ''
beforeAll(async () => {
  ;({ local, browser } = await ownRun())
  // the demo page carries the widget once its agent exists, which its owner creates through the ordinary routes
  await vi.waitFor(
    async () => {
      const page = await (await fetch(local.addresses.page)).text()
      agentId = /data-agent="([^"]+)"/.exec(page)?.[1] ?? ''
      expect(agentId).not.toBe('')
    },
    { timeout: 60_000, interval: 200 },
  )
})
const visit = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const errors: string[] = []
  const thirdParties: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('request', (request) => {
    if (![local.addresses.dashboard, local.addresses.page].some((ours) => request.url().startsWith(ours)))
      thirdParties.push(request.url())
  })
  return { page, errors, thirdParties }
}

const opened = async (page: Page) => {
  await page.goto(local.addresses.page)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByRole('log').waitFor()
  await expect.poll(() => page.getByRole('log').textContent()).not.toBe('')
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
const ask = async (page: Page, question: string) => {
  await field(page).fill(question)
  await field(page).press('Enter')
}

test('on a customer’s page, by keyboard alone: opened, asked, answered with its source, still there after a reload', async () => {
  const { page, errors, thirdParties } = await visit()
  await page.goto(local.addresses.page)
  await page.getByRole('button', { name: /^Open chat/ }).waitFor()
  // past the page's own links
  const isReached = () => page.evaluate(() => document.activeElement?.localName === 'vg-widget')
  do await page.keyboard.press('Tab')
  while (!(await isReached()))
  await page.keyboard.press('Enter')
  await field(page).waitFor()
  await expect.poll(() => page.getByRole('log').textContent()).not.toBe('')
  await page.keyboard.type('What does a basic service cost?')
  await page.keyboard.press('Enter')
  await page
    .getByRole('log')
    .getByText(/59 euros/)
    .first()
    .waitFor()
  await page.getByRole('list', { name: 'Sources' }).first().waitFor()
  const before = await page.getByRole('log').textContent()
  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await expect.poll(() => page.getByRole('log').textContent()).toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(errors).toEqual([])
  expect(thirdParties).toEqual([])
})

test('two tabs show one conversation', async () => {
  const { page: left } = await visit()
  await opened(left)
  const right = await left.context().newPage()
  await opened(right)
  await ask(left, 'How much is a puncture repair?')
  await left
    .getByRole('log')
    .getByText(/12 euros/)
    .first()
    .waitFor()
  await right
    .getByRole('log')
    .getByText(/12 euros/)
    .first()
    .waitFor()
  await ask(right, 'And a full service?')
  await right.getByRole('log').getByText('And a full service?').waitFor()
  await left.getByRole('log').getByText('And a full service?').waitFor()
})

test('a message whose response was lost is there once, and so is its answer', async () => {
  const { page } = await visit()
  await opened(page)
  let isFirst = true
  await page.route('**/chat/**/messages', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue()
    isFirst = false
    // the server completes the answer; the visitor's connection breaks before its first token
    await route.fetch()
    return route.abort('connectionreset')
  })
  await ask(page, 'What does a basic service cost?')
  await page.getByText('Not sent.').waitFor()
  await page
    .getByRole('log')
    .getByText(/59 euros/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('Not sent.').count()).toBe(0)
  await expect.poll(() => page.getByRole('log').getByText('What does a basic service cost?').count()).toBe(1)
  const messages = await page.getByRole('log').textContent()
  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await expect.poll(() => page.getByRole('log').textContent()).toBe(messages)
})

test('axe finds nothing, on a desktop and on a phone; the frame has a page of its own', async () => {
  for (const options of [{}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }]) {
    const { page } = await visit({ ...options, reducedMotion: 'reduce' })
    await opened(page)
    await ask(page, 'What does a basic service cost?')
    await page
      .getByRole('log')
      .getByText(/59 euros/)
      .first()
      .waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
  }
  const { page, errors } = await visit()
  await page.goto(`${local.addresses.dashboard}/app/eu/render/${agentId}/iframe`)
  await ask(page, 'What does a basic service cost?')
  await page
    .getByRole('log')
    .getByText(/59 euros/)
    .first()
    .waitFor()
  expect(errors).toEqual([])
})

test(`the demo shows the chat in each of its modes (${choice})`, async () => {
  for (const path of oneOfEach(2, ['left', 'modal', 'popup', 'embedded', 'frame'])) {
    const { page, errors } = await visit()
    await page.goto(local.addresses.page + path)
    const inFrame = path === 'frame' ? page.frameLocator('iframe') : page
    const opener = page.getByRole('button', { name: path === 'popup' ? 'Ask us' : /^Open chat/ })
    const log = inFrame.getByRole('log')
    if (path === 'left' || path === 'modal') await opener.click()
    // it loads when the visitor scrolls near it
    if (path === 'embedded') await page.locator('#vg-chat').scrollIntoViewIfNeeded()
    // the page's own button works once the widget's second script is there
    if (path === 'popup')
      await expect
        .poll(async () => {
          await opener.click()
          return log.count()
        })
        .toBe(1)
    await expect.poll(() => log.textContent()).not.toBe('')
    expect(errors).toEqual([])
    await page.context().close()
  }
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const attach = async (page: Page, name: string, buffer: Buffer) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach a file' }).click(),
  ])
  await chooser.setFiles([{ name, mimeType: 'image/png', buffer }])
}
const isSendable = (page: Page) => page.getByRole('button', { name: 'Send' }).isEnabled()

test('a file is attached, sent without text, there after a reload, and downloadable; a disguised one is refused with a message', async () => {
  // the frame's own page has the strictest policy: requests allowed there are allowed everywhere
  for (const address of [local.addresses.page, `${local.addresses.dashboard}/app/eu/render/${agentId}/iframe`]) {
    const { page, errors } = await visit({ reducedMotion: 'reduce' })
    const arrive = async () => {
      await page.goto(address)
      if (address === local.addresses.page) await page.getByRole('button', { name: /^Open chat/ }).click()
      await expect.poll(() => page.getByRole('log').textContent()).not.toBe('')
    }
    await arrive()
    const name = '<img src=x onerror=alert(1)>.png'
    await attach(page, name, pixel)
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    await expect.poll(() => isSendable(page)).toBe(true)
    await attach(page, 'page.svg', Buffer.from('<svg/>'))
    await page.getByText('Only png, jpg, jpeg, gif, webp, pdf, txt, csv, docx, xlsx Files').waitFor()
    if (address === local.addresses.page) expect(await findAccessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Send' }).click()
    const download = page.getByRole('button', { name: `Download ${name}` })
    await expect.poll(() => download.isEnabled()).toBe(true)
    const [shown] = await Promise.all([page.context().waitForEvent('page'), download.click()])
    await shown.waitForURL(/attachments\/kept\//)
    await shown.close()
    await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(0)

    await attach(page, 'page.png', Buffer.from('<!doctype html><script>alert(1)</script>'))
    await expect.poll(() => isSendable(page)).toBe(true)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('The content of page.png does not match its file type.').first().waitFor()
    await arrive()
    await download.waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Download page.png' }).count()).toBe(0)
    if (address === local.addresses.page) expect(await findAccessibilityFaults(page)).toEqual([])
    expect(errors).toEqual([])
    await page.context().close()
  }
})
