import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const ANSWER = 'You said: How much?'
const HELLO = 'Hello. What is going on with your bike?'

const conversation = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await harness.visitor(options)
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText(HELLO).waitFor()
  await page.getByRole('textbox').fill('How much?')
  await page.getByRole('textbox').press('Enter')
  await page.getByText(ANSWER).waitFor()
  return page
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'Conversation menu' })
const choose = async (page: Page, name: string) => {
  await menuOf(page).click()
  await page.getByRole('menuitem', { name }).click()
}
const conversations = () => [...harness.host.conversations.values()]

test('the menu can be walked by keyboard, and Escape closes it without closing the chat', async () => {
  const page = await conversation()
  await menuOf(page).focus()
  await page.keyboard.press('Enter')
  const focused = () => page.locator('[role=menuitem]:focus').textContent()
  await expect.poll(focused).toBe('Restart conversation')
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe('Delete my data')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Download transcript')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => menuOf(page).evaluate((it) => it.matches(':focus'))).toBe(true)
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
})

test('on a phone Escape closes the menu and leaves the modal chat open', async () => {
  const page = await conversation({ viewport: { width: 390, height: 844 } })
  await choose(page, 'Delete my data')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText(ANSWER).isVisible()).toBe(true)
})

test('a restart starts a new conversation and leaves the old one to the team', async () => {
  const page = await conversation()
  const before = conversations().length
  await choose(page, 'Restart conversation')
  await page.getByText(ANSWER).waitFor({ state: 'detached' })
  await page.getByText(HELLO).waitFor()
  expect(conversations()).toHaveLength(before + 1)
  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText(HELLO).waitFor()
  await expect.poll(() => page.getByText(ANSWER).count()).toBe(0)
  expect(conversations()).toHaveLength(before + 1)
})

test('the transcript is a file with all messages, made without calling a server', async () => {
  const page = await conversation()
  // from here on only the widget's own scripts, loaded on first use, are answered
  harness.host.control.intercept = ({ path }) =>
    path.endsWith('.js') ? undefined : { status: 503, body: { code: 'unavailable', message: 'Not just now.' } }
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download transcript')])
  expect(file.suggestedFilename()).toBe('Fenwick-workshop-desk.md')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^# Fenwick workshop desk\n/)
  const order = [HELLO, '**You**', 'How much?', ANSWER].map((words) => text.indexOf(words))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('deleting asks first, and then nothing is left in the browser or on the server', async () => {
  const page = await conversation()
  const own = conversations().at(-1)
  await choose(page, 'Delete my data')
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect(harness.host.conversations.has(own?.id ?? '')).toBe(true)
  await choose(page, 'Delete my data')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText(ANSWER).waitFor({ state: 'detached' })
  await page.getByText(HELLO).waitFor()
  expect(harness.host.conversations.has(own?.id ?? '')).toBe(false)
})

test('a failed deletion shows the reason and changes nothing', async () => {
  const page = await conversation()
  harness.host.control.intercept = ({ method }) =>
    method === 'DELETE' ? { status: 503, body: { code: 'unavailable', message: 'Not just now.' } } : undefined
  await choose(page, 'Delete my data')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alert').getByText('Not just now.').waitFor()
  await expect.poll(() => page.getByText(ANSWER).isVisible()).toBe(true)
})

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
] as const)('axe finds nothing in menu and question (%s, %i px)', async (scheme, width) => {
  harness.host.control.agent = {
    ...usual.agent,
    customThemeJSONString: JSON.stringify({ themeType: scheme, primary: '#a63a12' }),
  }
  const page = await conversation({ viewport: { width, height: 844 } })
  await menuOf(page).click()
  await page.getByRole('menuitem').first().waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/menu-${scheme}-${width}.png` })
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Delete my data' }).click()
  await page.getByRole('alertdialog').waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/ask-${scheme}-${width}.png` })
  expect(await findAccessibilityFaults(page)).toEqual([])
})
