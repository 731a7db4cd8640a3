import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'
import { exfiltrationVectors, overlayVectors } from '#test/support/samples/css-vectors'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
beforeAll(async () => {
  harness = await widgetHarness()
  const cells = Array.from({ length: 96 }, (_, i) => `<button class="cell">${i}</button>`).join('')
  harness.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><style>body{margin:0;display:grid;grid-template:repeat(8,100px)/repeat(12,1fr)}</style>${cells}${harness.host.script}`
})
afterAll(() => harness.close())

/** The widget open on a customer's page with this CSS, something typed into it. */
const withCss = async (css: string) => {
  const { control, site } = harness.host
  control.agent = { ...control.agent, ADVANCED_customCSS: css, proactiveMessage: 'none' }
  const { page, requests } = await harness.visitor()
  await page.route('**/*evil.example/**', (route) => route.abort())
  await page.goto(site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('Hello. What is going on').waitFor()
  // by script: the CSS may have hidden or moved it
  await page.locator('textarea').evaluate((field) => Object.assign(field, { value: 'secret' }))
  // two frames: what styles ask for is asked by then
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return { page, asked: () => requests.filter((url) => url.includes('evil.example')) }
}

/**
 * What of the page around the widget is no longer the page's: the fields whose middle another element covers, and the picture. The
 * chat's sheet for the owner's rules is refilled for each: eighty visits would only take longer.
 */
const around = async (page: Page, css: string) => {
  const covered = await page.evaluate((rules) => {
    const chat = document.querySelector('vg-widget')?.shadowRoot?.querySelector('div')?.shadowRoot
    const own = chat?.adoptedStyleSheets.at(-1)
    if (!own) throw new Error('The chat has no sheet for its owner’s rules.')
    own.replaceSync(rules)
    return [...document.querySelectorAll('.cell')].filter((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // the widget's own corner: its window, its shadow and its button
      return x < 780 && document.elementFromPoint(x, y) !== cell
    }).length
  }, css)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 780, height: 800 } })
  return { covered, picture: picture.toString('base64') }
}

test('60 vectors make no request: not for pictures, not for fonts, not for typed text', async () => {
  expect(exfiltrationVectors).toHaveLength(60)
  const { page, asked } = await withCss(exfiltrationVectors.map((css) => sanitiseCss(css).css).join(''))
  expect(asked()).toEqual([])
  await page.context().close()
})

test('unsanitised, the same vectors do ask', async () => {
  const { page, asked } = await withCss(exfiltrationVectors.slice(0, 4).join(''))
  await expect.poll(asked).not.toEqual([])
  await page.context().close()
})

test(`20 vectors cover nothing of the page around and paint nothing on it (vectors: ${choice})`, async () => {
  expect(overlayVectors).toHaveLength(20)
  const { page } = await withCss('')
  const plain = await around(page, '')
  expect(plain.covered).toBe(0)
  for (const css of oneOfEach(4, overlayVectors)) {
    const { covered, picture } = await around(page, sanitiseCss(css).css)
    expect({ css, covered, isSame: picture === plain.picture }).toEqual({ css, covered: 0, isSame: true })
  }
  await page.context().close()
})

test('unsanitised, the same vectors do lie over the page', async () => {
  const { page } = await withCss('')
  expect((await around(page, overlayVectors[0] ?? '')).covered).toBeGreaterThan(0)
  await page.context().close()
})

test('what an owner wrote shows in the chat, and wins over the chat’s own rules', async () => {
  const css = '.vg-chat { background: rgb(1, 2, 3) } .vg-chat__title { color: rgb(4, 5, 6); font-size: 19px }'
  const { page } = await withCss(sanitiseCss(css).css)
  const title = page.getByRole('heading', { name: harness.host.control.agent.title })
  await expect.poll(() => title.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(4, 5, 6)')
  await expect.poll(() => title.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('19px')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.evaluate((window) => getComputedStyle(window).backgroundColor)).toBe('rgb(1, 2, 3)')
  await page.context().close()
})
