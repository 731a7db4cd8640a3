import type { Browser, FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { gate } from '#test/support/worlds/gate'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page

const preview = (): FrameLocator => page.frameLocator('iframe[title="Preview of the widget"]')
const chat = () => preview().getByRole('dialog').last()
const openTab = (name: 'Look' | 'Opening' | 'Behaviour' | 'Custom CSS') => page.getByRole('tab', { name }).click()
const save = () => page.getByRole('button', { name: /Save draft/ })

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await enter(page, local, owner)
  const agentId = await openFirstAgent(page)
  await page.goto(`${local.addresses.dashboard}/app/eu/agents/${agentId}/overview`)
  await page.getByRole('heading', { name: 'Widget', level: 1 }).waitFor()
})

test('the preview is the real widget, follows the form, and calls no server', async () => {
  await chat().getByText('What does an answer look like?').waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Tide desk')
  await chat().getByRole('heading', { name: 'Tide desk' }).waitFor()
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.pressSequentially(' two')
  await chat().getByRole('heading', { name: 'Tide desk two' }).waitFor()
  // the saved copy is what visitors see; nothing was saved, started or fetched
  // (the bell polls by itself, and the count of Chats loads after the page is painted)
  const isShells = (url: string) => url.includes('/notifications') || url.endsWith('/desk-count')
  expect(asked.filter((url) => /\/(api|chat|live)\//.test(url) && !isShells(url))).toEqual([])
})

test('the preview answers its own messages', async () => {
  // a redraw that was still on its way begins the chat anew
  const typed = async () => {
    await chat().getByRole('textbox').fill('Hello?')
    return chat().getByRole('button', { name: 'Send' }).isEnabled()
  }
  await expect.poll(typed).toBe(true)
  await chat().getByRole('button', { name: 'Send' }).click()
  await chat().getByText('The preview does not answer.').waitFor()
})

test('modal mode opens in the middle of the page', async () => {
  await page.getByRole('radio', { name: 'Modal' }).click()
  await chat().getByText('What does an answer look like?').waitFor()
  const isMiddle = () =>
    chat().evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect()
      return Math.abs(left + right - window.innerWidth) <= 2 && left > 0
    })
  await expect.poll(isMiddle).toBe(true)
  await page.getByRole('radio', { name: 'Open', exact: true }).click()
  await chat().getByText('What does an answer look like?').waitFor()
  await expect.poll(isMiddle).toBe(false)
})

test('the closed widget shows button and bubble, and opens', async () => {
  await page.getByRole('radio', { name: 'Closed' }).click()
  await openTab('Opening')
  await page.getByRole('textbox', { name: 'Bubble message' }).fill('Is something creaking?')
  await preview().getByText('Is something creaking?').last().waitFor()
  await preview()
    .getByRole('button', { name: /^Open chat/ })
    .last()
    .click()
  await page.getByRole('radio', { name: 'Open', exact: true, checked: true }).waitFor()
  await chat().getByText('What does an answer look like?').waitFor()
})

test('a custom theme has ten shades, shows the contrast and refuses an invalid colour', async () => {
  await openTab('Look')
  await page.getByRole('radio', { name: 'Custom' }).click()
  const colour = page.locator('.vg-input[aria-label="Main colour"]')
  await colour.fill('a63d12')
  await page.getByText('6.4:1 with white text').waitFor()
  await expect
    .poll(() => chat().evaluate((panel) => getComputedStyle(panel).getPropertyValue('--brand')))
    .toBe('#a63d12')
  await page.getByRole('button', { name: 'Set each' }).click()
  await expect.poll(() => page.locator('.vg-input[aria-label^="Shade "]').count()).toBe(10)
  const third = page.locator('.vg-input[aria-label="Shade 3"]')
  await third.fill('#12345')
  await page.getByText('Six hex digits').waitFor()
  await third.fill('#123456')
  await page.getByRole('button', { name: 'Generate again' }).waitFor()
  await third.blur()
  await expect.poll(() => third.inputValue()).toBe('#123456')
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('every public field is saved in the draft and loaded again', async () => {
  await openTab('Opening')
  await page.getByRole('switch', { name: 'WhatsApp button' }).click()
  await page.getByText('The button needs a number with its country code.').waitFor()
  await page.getByLabel('WhatsApp number').fill('+44 20 7946 0000')
  await openTab('Behaviour')
  await page.getByRole('switch', { name: 'One chat in all tabs' }).click()
  await openTab('Look')
  await page.getByLabel('Font').fill('Georgia')
  await page.getByLabel('Footer credit').fill('by Tideway')
  await page.getByRole('button', { name: 'or an address' }).last().click()
  await page.getByLabel('Chat background: address').fill('ftp://x')
  await page.getByText('Must start with http:// or https://.').waitFor()
  await page.getByLabel('Chat background: address').fill('')
  await save().click()
  await page.getByRole('region', { name: 'There are unsaved changes.' }).waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => page.getByLabel('Font').inputValue()).toBe('Georgia')
  await expect.poll(() => page.getByLabel('Footer credit').inputValue()).toBe('by Tideway')
  await expect.poll(() => page.locator('.vg-input[aria-label="Shade 3"]').inputValue()).toBe('#123456')
  await openTab('Opening')
  await expect.poll(() => page.getByLabel('WhatsApp number').inputValue()).toBe('+44 20 7946 0000')
  await openTab('Behaviour')
  await expect
    .poll(() => page.getByRole('switch', { name: 'One chat in all tabs' }).getAttribute('aria-checked'))
    .toBe('true')
})

test('a picture is uploaded, another file is refused, and the saved one has our own address', async () => {
  await openTab('Look')
  const drop = page.getByLabel('Upload: Picture')
  const address = () => chat().locator('.avatar img').first().getAttribute('src')
  await drop.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.getByText('notes.pdf: Only png, jpg, jpeg, gif, webp Files').waitFor()
  await drop.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) })
  await page.getByText('large.png: Max size: 5 MBs').waitFor()
  await drop.setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await page.getByText('page.png: Only png, jpg, jpeg, gif, webp Files').waitFor()
  await drop.setInputFiles('docs/pictures/widget.png')
  await page.getByText('Uploaded. Save to keep it.').waitFor()
  await expect.poll(address).toMatch(/\/media\/eu\/[\w-]{32}\.png$/)
  const served = await fetch(new URL((await address()) ?? '', page.url()))
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  await save().click()
  await page.getByRole('region', { name: 'There are unsaved changes.' }).waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(address).toMatch(/\/media\/eu\//)
  await page.getByText(/^(In use: )?\d+ × \d+$/).waitFor()
  await page.getByText('Replace', { exact: true }).waitFor()
})

test('no help line is taller than two lines, in any tab', async () => {
  for (const name of ['Look', 'Opening', 'Behaviour'] as const) {
    await openTab(name)
    const tall = () =>
      page
        .locator('#content :is(.vg-field__hint, .vg-choice__hint)')
        .evaluateAll((hints) => hints.filter((hint) => hint.clientHeight > 37).map(({ textContent }) => textContent))
    await expect.poll(tall).toEqual([])
  }
})

test('the embed code exists for every method', async () => {
  await page.getByRole('button', { name: 'Add to website' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to your website' })
  await dialog.getByText('/widget/loader.js').waitFor()
  for (const [tab, code] of [
    ['Modal', 'data-modal-mode'],
    ['Popup', 'data-vg-open'],
    ['Embedded', 'data-render="full-width"'],
    ['Iframe', '/iframe" title="Chat"'],
    ['React', 'useEffect'],
    ['WordPress', 'wp_footer'],
    ['Shopify', 'theme.liquid'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click()
    await dialog.getByText(code).first().waitFor()
  }
  await dialog.getByText('script-src').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('edits of one agent do not appear in the next one’s form', async () => {
  await openTab('Look')
  await page.waitForURL(/tab=look/)
  const overview = page.url()
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  await page.getByRole('button', { name: 'Actions for Tide desk two' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('link', { name: 'Tide desk two (copy)' }).waitFor()
  await page.goto(overview)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Harbour desk')
  await page.getByRole('button', { name: 'Tide desk two', exact: true }).click()
  await page.getByRole('link', { name: 'Tide desk two (copy)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => url.href !== overview)
  await expect.poll(() => name.inputValue()).toBe('Tide desk two (copy)')
  await expect.poll(() => page.getByRole('region', { name: 'There are unsaved changes.' }).count()).toBe(0)
})

test('the CSS editor shows that it is loading, says when it failed, and can be tried again', async () => {
  const { page: other, line } = { page: await page.context().newPage(), line: gate() }
  await other.route('**/assets/css-editor-*.js', async (route) => {
    await line.opened
    await route.abort()
  })
  await other.goto(page.url().replace(/(\?.*)?$/, '?tab=css'))
  await other.getByText('Loading editor....').waitFor()
  line.open()
  await other.getByText('Failed to load code editor extensions.').first().waitFor()
  await other.getByRole('tab', { name: 'Look' }).waitFor()
  await other.unroute('**/assets/css-editor-*.js')
  await other.getByRole('button', { name: 'Try again' }).click()
  await other.getByText('widget.css').first().waitFor()
  await other.close()
})

test('on a narrow screen a switch shows the preview', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('iframe[title="Preview of the widget"]').waitFor({ state: 'detached' })
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'Preview' }).click()
  await chat().getByText('What does an answer look like?').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
})
