import { expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { field, greeting, openButton, openChat, pageWith } from '#test/support/widget/chat-page'
import { fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'
import type {} from '#widget/loader/main.ts'

const fixture = widgetFixture()

const started = () =>
  fixture.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/conversations'))

test('modal: the chat is in the middle over the page, keeps the focus, and Escape or a click beside it closes it', async () => {
  fixture.host.control.page = pageWith(fixture.host.origin, 'data-modal-mode')
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getAttribute('aria-modal')).toBe('true')
  await expect
    .poll(() => dialog.evaluate((it) => getComputedStyle(it, '::backdrop').backdropFilter))
    .toMatch(/^blur\(\d+px\)$/)
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 360, y: 50, width: 560, height: 700 })
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => ['vg-widget', 'body'].includes(document.activeElement?.localName ?? '')))
    .toBe(true)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', openButton).click()
  await dialog.waitFor()
  await page.mouse.click(100, 400)
  await dialog.waitFor({ state: 'hidden' })
})

test('popup: no button; the page opens it, by VG or by an element of its own', async () => {
  fixture.host.control.page = pageWith(
    fixture.host.origin,
    'data-render="popup"',
    '<button data-vg-open>Ask us</button>',
  )
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.locator('vg-widget').waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('button', openButton).count()).toBe(0)
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Ask us' }).click()
      return page.getByRole('dialog').count()
    })
    .toBe(1)
  await greeting(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.evaluate(() => window.VG?.open?.())
  await page.getByRole('dialog').waitFor()
})

test('full width: a part of the page, in its container, 690 wide at most, without a shadow or layout shift', async () => {
  fixture.host.control.page = pageWith(
    fixture.host.origin,
    'data-render="full-width"',
    '<div id="vg-chat" style="height: 640px"></div><p id="after">Below</p>',
  )
  const { page } = await fixture.visitor()
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: (entry as unknown as { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(fixture.host.site)
  await greeting(page).waitFor()
  const region = page.getByRole('region', { name: 'Fenwick workshop desk' })
  const box = await region.boundingBox()
  const container = await page.locator('#vg-chat').boundingBox()
  expect(box).toEqual(container)
  await expect.poll(async () => (await page.locator('form').boundingBox())?.width).toBe(690)
  await expect.poll(() => region.evaluate((element) => getComputedStyle(element).boxShadow)).toBe('none')
  await expect.poll(() => page.getByRole('button', openButton).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Close chat' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await expect.poll(() => page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  await field(page).fill('Hello')
  await field(page).press('Enter')
  await page.getByText('You said: Hello').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('full width without a container follows the script; far down the page it loads when the visitor scrolls near', async () => {
  fixture.host.control.page = pageWith(
    fixture.host.origin,
    'data-render="full-width"',
    '<div style="height: 4000px">Long</div>',
  )
  const before = started().length
  const { page, requests } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.locator('script + vg-widget').waitFor({ state: 'attached' })
  await expect.poll(() => requests.some((url) => url.includes('after-paint-'))).toBe(true)
  expect(started()).toHaveLength(before)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await greeting(page).waitFor()
  expect(started()).toHaveLength(before + 1)
  await expect.poll(async () => (await page.getByRole('region').boundingBox())?.height).toBe(680)
})

test('where the page names no mode, the agent’s own applies', async () => {
  fixture.host.control.agent = { ...fenwick, ui: { showWhatsappButtonOnWeb: false, widgetType: 'bottom-left' } }
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
  await expect.poll(() => page.getByRole('button', openButton).boundingBox()).toMatchObject({ x: 24 })
})
