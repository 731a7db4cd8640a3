import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import type { Answer } from '#test/support/widget/host/host-control'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
const picture = await readFile('docs/pictures/widget.png')
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const bike = 'https://fenwick.example/bike.png'
const answer: Answer = async function* () {
  yield { type: 'delta', text: 'Here it is.' }
  yield { type: 'part', part: { kind: 'image', url: bike, alt: 'A blue bike' } }
  yield { type: 'part', part: { kind: 'image', url: 'https://fenwick.example/gone.png', alt: 'A lost bike' } }
  yield { type: 'part', part: { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'How to true a wheel' } }
  yield {
    type: 'part',
    part: { kind: 'carousel', cards: [1, 2].map((n) => ({ title: `Bike ${n}`, text: '8 speed', imageUrl: bike })) },
  }
}

/** The chat with an answer that contains them all; the host has a copy of the bike and of nothing else. */
const conversation = async (
  options: BrowserContextOptions = {},
  address = harness.host.site,
  pageHeaders: Readonly<Record<string, string>> = {},
) => {
  harness.host.control.pageHeaders = pageHeaders
  harness.host.control.answer = answer
  harness.host.control.intercept = ({ path, query }) =>
    path.endsWith('/picture') && query.get('url') === bike
      ? { status: 200, body: { path: '/media/eu/copy.png' } }
      : undefined
  const visitor = await harness.visitor(options)
  const { page } = visitor
  await page.route('**/media/eu/copy.png', (route) => route.fulfill({ body: picture, contentType: 'image/png' }))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' }),
  )
  await page.goto(address)
  if (address === harness.host.site) await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByRole('textbox').fill('Show me')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('link', { name: 'A lost bike' }).waitFor()
  return visitor
}
const isDrawn = (page: Page) =>
  page.getByRole('img', { name: 'A blue bike' }).evaluate((it) => (it as HTMLImageElement).naturalWidth > 0)

test('pictures load from the host alone; one without a copy stays a link', async () => {
  const { page, requests } = await conversation()
  await page.getByRole('img', { name: 'A blue bike' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(page)).toBe(true)
  await expect.poll(() => page.getByRole('img', { name: 'Bike 1' }).count()).toBe(1)
  const own = [harness.host.origin, new URL(harness.host.site).origin]
  expect(requests.filter((url) => !own.includes(new URL(url).origin))).toEqual([])
  // one request per address, however often it shows
  expect(requests.filter((url) => url.includes(encodeURIComponent(bike)))).toHaveLength(1)
})

test('a video loads nothing before it is pressed, and then plays in a frame without our permissions', async () => {
  const { page, requests } = await conversation()
  const place = page.getByRole('button', { name: /How to true a wheel/ })
  await expect.poll(() => place.textContent()).toContain('Plays from youtube.com')
  expect(requests.filter((url) => url.includes('youtube'))).toEqual([])
  await place.click()
  const frame = page.locator('iframe[title="How to true a wheel"]')
  await frame.waitFor()
  await expect
    .poll(() => frame.getAttribute('sandbox'))
    .toBe('allow-scripts allow-same-origin allow-presentation allow-popups')
  await expect.poll(() => requests.some((url) => url.startsWith('https://www.youtube-nocookie.com/embed/'))).toBe(true)
})

test('a player that the page blocks leaves a link to the video', async () => {
  const { page } = await conversation({}, harness.host.site, {
    'content-security-policy': `default-src *; script-src ${harness.host.origin}; frame-src 'none'`,
  })
  await page.getByRole('button', { name: /How to true a wheel/ }).click()
  const way = page.getByRole('link', { name: 'How to true a wheel, youtube.com' })
  await expect.poll(() => way.getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ')
  await expect.poll(() => way.getAttribute('rel')).toBe('noopener nofollow')
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('in the frame, under its own policy, pictures and players show too', async () => {
  const { page } = await conversation({}, `${harness.host.origin}/app/eu/render/${AGENT_ID}/iframe`)
  await page.getByRole('img', { name: 'A blue bike' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(page)).toBe(true)
  await page.getByRole('button', { name: /How to true a wheel/ }).click()
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('youtube-nocookie'))).toBe(true)
})

// a right-to-left language without a translation: the texts are English
test.each(['en', 'he'] as const)(
  'in %s the cards of a carousel can be walked by keyboard, and loading pictures shift nothing',
  async (lang) => {
    harness.host.control.agent = { ...usual.agent, lang }
    harness.host.control.answer = async function* () {
      const cards = [1, 2, 3, 4].map((n) => ({ title: `Bike ${n}`, text: '8 speed', imageUrl: bike }))
      yield { type: 'part', part: { kind: 'carousel', cards } }
    }
    const { promise: pictured, resolve: givePictures } = Promise.withResolvers<void>()
    const { page } = await harness.visitor()
    harness.host.control.intercept = ({ path }) =>
      path.endsWith('/picture') ? { status: 200, body: { path: '/media/eu/copy.png' } } : undefined
    await page.route('**/media/eu/copy.png', async (route) => {
      await pictured
      await route.fulfill({ body: picture, contentType: 'image/png' })
    })
    await page.goto(harness.host.site)
    await page.getByRole('button', { name: /^Open chat/ }).click()
    await page.getByRole('textbox').fill('Show me')
    await page.getByRole('textbox').press('Enter')
    const list = page.getByRole('list', { name: 'Cards' })
    await list.getByText('Bike 4').waitFor()
    const heights = () => list.getByRole('listitem').evaluateAll((cards) => cards.map((card) => card.clientHeight))
    const before = await heights()
    givePictures()
    await expect
      .poll(() => list.getByRole('img', { name: 'Bike 1' }).evaluate((it) => (it as HTMLImageElement).naturalWidth > 0))
      .toBe(true)
    await expect.poll(heights).toEqual(before)
    await expect
      .poll(() => list.getByRole('img').evaluateAll((all) => all.map((it) => it.getAttribute('loading'))))
      .toEqual(Array(4).fill('lazy'))

    // each card at the start in turn, the last one fully visible, and back again
    const next = page.getByRole('button', { name: 'Next card' })
    const previous = page.getByRole('button', { name: 'Previous card' })
    const isInSight = (name: string) =>
      list
        .getByRole('listitem')
        .filter({ hasText: name })
        .evaluate((card) => {
          const room = card.parentElement?.getBoundingClientRect()
          const { left, right } = card.getBoundingClientRect()
          return room !== undefined && left >= room.left - 2 && right <= room.right + 2
        })
    const place = page.getByText(/^\d of 4$/)
    await expect.poll(() => previous.isDisabled()).toBe(true)
    await next.focus()
    for (const at of ['2 of 4', '3 of 4', '4 of 4']) {
      await page.keyboard.press('Enter')
      await expect.poll(() => place.textContent()).toBe(at)
    }
    await expect.poll(() => isInSight('Bike 4')).toBe(true)
    await expect.poll(() => next.isDisabled()).toBe(true)
    // the end takes no focus away
    await expect.poll(() => next.evaluate((it) => it.matches(':focus'))).toBe(true)
    await page.keyboard.press('Shift+Tab')
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter')
    await expect.poll(() => place.textContent()).toBe('1 of 4')
    await expect.poll(() => isInSight('Bike 1')).toBe(true)
    // the arrow keys scroll it too, in its direction: to the left from right to left
    await list.focus()
    await page.keyboard.press(lang === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => previous.isDisabled()).toBe(false)
  },
)

test('a button with the label for a human agent requests one', async () => {
  harness.host.control.agent = { ...usual.agent, UIhandoffTitle: 'Talk to a person' }
  harness.host.control.answer = async function* () {
    yield { type: 'delta', text: 'Our team reads along.' }
    const buttons = [{ label: 'Talk to a person', says: 'Talk to a person' }]
    yield { type: 'part', part: { kind: 'buttons', buttons } }
  }
  harness.host.control.intercept = ({ path }) =>
    path.endsWith('/handoff')
      ? { status: 200, body: { state: 'requested_chat', continue: true, reason: 'human' } }
      : undefined
  const { page } = await harness.visitor()
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByRole('textbox').fill('A human, please')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').click()
  await expect
    .poll(() => harness.host.seen.some(({ path, body }) => path.endsWith('/handoff') && body.includes('"person"')))
    .toBe(true)
})

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)('axe finds nothing in pictures and video (%s, %i px)', async (themeType, width) => {
  harness.host.control.agent = {
    ...usual.agent,
    customThemeJSONString: JSON.stringify({ themeType, primary: '#a63a12' }),
  }
  const { page } = await conversation({ viewport: { width, height: 1100 } })
  await page.getByRole('img', { name: 'A blue bike' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(page)).toBe(true)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/media-${themeType}-${width}.png` })
  expect(await findAccessibilityFaults(page)).toEqual([])
})
