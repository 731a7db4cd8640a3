import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PublicAgent } from '#shared/agents/public-agent'
import { hueOf, onColour } from '#shared/colour'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { chosenCells } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import type { Answer } from '#test/support/widget/host/host-control'
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

/** Everything that an answer can contain. */
const everything: Answer = async function* () {
  yield {
    type: 'delta',
    text: '# Prices\n\nMost need the **standard service**, see [the menu](https://fenwick.example). [1]\n\n| Service | Price |\n|---|--:|\n| Safety check | £25 |\n\n> Quoted\n\n- one\n- `two`\n\n```\nconst price = quote("standard", { bikes: 1, express: false })\n```\n\n![A bike](https://fenwick.example/bike.jpg)',
  }
  yield { type: 'part', part: { kind: 'image', url: 'https://fenwick.example/shop.jpg', alt: 'The shop' } }
  yield { type: 'part', part: { kind: 'video', url: 'https://fenwick.example/film', title: 'How to' } }
  yield {
    type: 'part',
    part: {
      kind: 'carousel',
      cards: [1, 2, 3].map((n) => ({
        title: `Bike ${n}`,
        text: '8 speed',
        button: { label: 'Hold it', says: `Hold ${n}` },
      })),
    },
  }
  yield { type: 'part', part: { kind: 'buttons', buttons: [{ label: 'Yes', says: 'Yes' }] } }
  const citations = [{ n: 1, title: 'Service menu', url: 'https://fenwick.example/menu', sourceId: 'a' }]
  yield { type: 'done', messageId: '', message: { id: '', role: 'agent', text: '', at: 0, citations } }
}

const branded = (themeType: 'light' | 'dark', primary: `#${string}`): PublicAgent => ({
  ...usual.agent,
  customThemeJSONString: JSON.stringify({ themeType, primary }),
  onBrand: onColour(primary),
  hue: hueOf(primary),
})

const conversation = async (options: BrowserContextOptions = {}): Promise<Page> => {
  harness.host.control.answer = everything
  const { page } = await harness.visitor(options)
  await page.goto(harness.host.site)
  await page.getByRole('button', { expanded: false }).first().click()
  await page.getByRole('textbox').fill('How much?')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: 'Yes', exact: true }).waitFor()
  return page
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const phonePage = () =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><main><h1>Shop</h1></main>${harness.host.script}`

test('axe finds nothing in button, greeting and badge', async () => {
  for (const theme of ['light', 'dark'] as const) {
    harness.host.control.agent = branded(theme, '#a63a12')
    const { page } = await harness.visitor()
    await page.goto(harness.host.site)
    await page.getByRole('button', { name: 'Dismiss' }).waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
  }
})

/** A usual brand, and those with the worst contrast: pale, vivid, near black, near white. */
const brands = [
  ['light', '#a63a12'],
  ['dark', '#d3a84f'],
  ['light', '#ffe600'],
  ['light', '#00c853'],
  ['dark', '#101010'],
  ['light', '#fefefe'],
] as const
test.each(oneOfEach(3, brands))('axe finds nothing in a whole conversation in %s with %s', async (theme, primary) => {
  harness.host.control.agent = branded(theme, primary)
  expect(await findAccessibilityFaults(await conversation())).toEqual([])
})

test.each(oneOfEach(2, ['light', 'dark'] as const))('axe finds nothing on a phone (%s)', async (theme) => {
  harness.host.control.page = phonePage()
  harness.host.control.agent = branded(theme, '#1d5fb4')
  expect(await findAccessibilityFaults(await conversation(phone))).toEqual([])
})

test('axe finds nothing from right to left on 320 pixels, and nothing is cut off sideways', async () => {
  harness.host.control.page = phonePage()
  harness.host.control.agent = { ...branded('light', '#1d5fb4'), lang: 'ar', title: 'ورشة' }
  const page = await conversation({ ...phone, viewport: { width: 320, height: 640 } })
  expect(await findAccessibilityFaults(page)).toEqual([])
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await expect
    .poll(() => page.getByRole('log').evaluate((element) => element.scrollWidth <= element.clientWidth))
    .toBe(true)
})

/** Where a visitor finds the chat in each mode, and how the page embeds it. */
const modes = {
  'bottom-right': '',
  'bottom-left': 'data-render="bottom-left"',
  popup: 'data-render="popup"',
  modal: 'data-modal-mode',
  'full-width': 'data-render="full-width"',
  frame: '',
} as const

/** 200 % zoom is half the pixels, each twice as large. */
const rooms = {
  'from right to left on 320 pixels': { viewport: { width: 320, height: 640 } },
  'at 200 % zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
} as const

const isCutOff = (page: Page) => page.getByRole('log').evaluate((element) => element.scrollWidth > element.clientWidth)

const placings = chosenCells(Object.entries(modes), Object.entries(rooms)).flatMap(([[mode, attributes], chosen]) =>
  chosen.map(([room, options]) => ({ mode, attributes, room, options })),
)
test.each(placings)(
  '$room, axe finds nothing in $mode, nothing is cut off sideways, and its field can be reached',
  async ({ mode, attributes, room, options }) => {
    const isRtl = room.startsWith('from right')
    const theme = isRtl ? 'light' : 'dark'
    harness.host.control.answer = everything
    harness.host.control.agent = { ...branded(theme, '#1d5fb4'), ...(isRtl ? { lang: 'he', title: 'הסדנה' } : {}) }
    harness.host.control.page = phonePage().replace(
      harness.host.script,
      `<div id="vg-chat" style="height: 600px"></div>${harness.host.script.replace(' async', ` ${attributes}`)}`,
    )
    const { page } = await harness.visitor(options)
    await page.goto(
      mode === 'frame' ? `${harness.host.origin}/app/eu/render/${usual.agent.ID}/iframe` : harness.host.site,
    )
    const field = page.getByRole('textbox', { name: 'Write a message' })
    // opening an open chat changes nothing, so it may be opened until it is there
    await expect
      .poll(async () => {
        await page.evaluate(() => window.VG?.open?.())
        return field.count()
      })
      .toBe(1)
    await field.fill('How much?')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Yes', exact: true }).waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
    await expect.poll(() => isCutOff(page)).toBe(false)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await field.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        field.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${mode}-${isRtl ? 'rtl' : 'zoom'}.png` })
  },
)

test('axe finds nothing in a frame, nor in an error', async () => {
  harness.host.control.answer = everything
  const { page } = await harness.visitor()
  await page.goto(`${harness.host.origin}/app/eu/render/${usual.agent.ID}/iframe`)
  await page.getByRole('textbox').fill('How much?')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: 'Yes', exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  harness.host.control.isDown = true
  await page.getByRole('textbox').fill('Hello?')
  await page.getByRole('textbox').press('Enter')
  await page.getByText('Not sent.').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  harness.host.control.isDown = false

  harness.host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/conversations')
      ? { status: 503, body: { code: 'unavailable', message: 'The agent is restarting.' } }
      : undefined
  const { page: failed } = await harness.visitor()
  await failed.goto(harness.host.site)
  await failed.getByRole('button', { name: /^Open chat/ }).click()
  await failed.getByText('Something went wrong: The agent is restarting.').first().waitFor()
  expect(await findAccessibilityFaults(failed)).toEqual([])

  harness.host.control.agent = { ...usual.agent, credits: { continue: false, hasEverPaid: false } }
  const { page: closed } = await harness.visitor()
  await closed.goto(harness.host.site)
  await closed.getByRole('button', { name: /^Open chat/ }).click()
  await closed.getByText('cannot answer').first().waitFor()
  expect(await findAccessibilityFaults(closed)).toEqual([])
})

test.each([
  ['no-preference', '0.18s'],
  ['reduce', '0s'],
] as const)('with %s for motion, opening takes %s', async (reducedMotion, duration) => {
  const { page } = await harness.visitor({ reducedMotion })
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
  await expect
    .poll(() => page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).animationDuration))
    .toBe(duration)
})
