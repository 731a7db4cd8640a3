import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectScreenshot } from '#test/screenshots/expect-screenshot'
import type { Answer } from '#test/support/widget/host/host-control'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const answer: Answer = async function* () {
  yield {
    type: 'delta',
    text: 'A **standard service** costs £59, see [the menu](https://fenwick.example). [1]\n\n| Service | Price |\n|---|--:|\n| Safety check | £25 |\n\n- gears\n- brakes',
  }
  const card = (title: string) => ({ title, text: '8 speed', button: { label: 'Hold it', says: title } })
  yield { type: 'part', part: { kind: 'carousel', cards: [card('City bike'), card('Cargo bike')] } }
  yield { type: 'part', part: { kind: 'buttons', buttons: [{ label: 'Book a service', says: 'Book' }] } }
  const citations = [{ n: 1, title: 'Service menu', url: 'https://fenwick.example/menu', sourceId: 'a' }]
  yield { type: 'done', messageId: '', message: { id: '', role: 'agent', text: '', at: 0, citations } }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const shop = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>'

const conversation = async (attributes: string, options: BrowserContextOptions = {}): Promise<Page> => {
  harness.host.control.answer = answer
  harness.host.control.page = `${shop}<main><h1 aria-label="Shop"></h1></main>${harness.host.script.replace(' async', ` ${attributes}`)}`
  const { page } = await harness.visitor(options)
  await page.goto(harness.host.site)
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.VG?.open?.())
      return field.count()
    })
    .toBe(1)
  await field.fill('How much is a service?')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Book a service', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Hold it' }).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(0)
  await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0, behavior: 'instant' }))
  return page
}

const branded = (themeType: 'light' | 'dark', primary: string) => ({
  ...usual.agent,
  customThemeJSONString: JSON.stringify({ themeType, primary }),
})

test('the button with its greeting', async () => {
  harness.host.control.agent = { ...usual.agent, proactiveMessage: 'Hi, how can I help you today?' }
  const { page } = await harness.visitor()
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  await expectScreenshot(page, 'widget-button')
})

test('a conversation, light', async () => {
  await expectScreenshot(await conversation(''), 'widget-light')
})

test('a conversation, dark, over a blurred page', async () => {
  harness.host.control.agent = branded('dark', '#d3a84f')
  await expectScreenshot(await conversation('data-modal-mode'), 'widget-dark')
})

test('a conversation on a phone', async () => {
  harness.host.control.agent = branded('light', '#1d5fb4')
  await expectScreenshot(await conversation('', phone), 'widget-phone')
})
