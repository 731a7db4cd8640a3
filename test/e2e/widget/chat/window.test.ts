import { expect, test } from 'vitest'
import { field, openChat } from '#test/support/widget/chat-page'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'

const fixture = widgetFixture()

test('a corner chat leaves the page usable', async () => {
  fixture.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><button>Buy</button>${fixture.host.script}`
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  const dialog = page.getByRole('dialog', { name: 'Fenwick workshop desk' })
  await expect.poll(() => dialog.getAttribute('aria-modal')).toBe(null)
  await expect
    .poll(() => dialog.boundingBox())
    .toEqual({ x: 1280 - 24 - 400, y: 800 - 100 - 676, width: 400, height: 676 })
  await page.getByRole('button', { name: 'Buy' }).click({ trial: true })
})

test('on a phone the chat fills the screen, keeps the focus, and the page behind is inert', async () => {
  fixture.host.control.page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><button>Buy</button>${fixture.host.script}`
  const { page } = await fixture.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openChat(page, fixture.host.site)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect.poll(() => dialog.getAttribute('aria-modal')).toBe('true')
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('button')
  }
  for (const control of await dialog.getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expect.poll(() => field(page).evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px')
  await dialog.getByRole('button', { name: 'Close chat' }).tap()
  await page.getByRole('button', { name: 'Buy' }).click({ trial: true })
})

test('the frame is the same chat without a close button', async () => {
  const { page, errors } = await fixture.visitor()
  await page.goto(`${fixture.host.origin}/app/eu/render/${AGENT_ID}/iframe`)
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => page.title()).toBe('Fenwick workshop desk')
  await expect.poll(() => page.getByRole('button', { name: 'Close chat' }).count()).toBe(0)
  await field(page).fill('Hello')
  await field(page).press('Enter')
  await page.getByText('You said: Hello').waitFor()
  fixture.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><iframe title="Chat" width="500" height="600" src="${fixture.host.origin}/app/eu/render/${AGENT_ID}/iframe"></iframe>`
  await page.goto(fixture.host.site)
  await page.frameLocator('iframe').getByText('What is going on').waitFor()
  expect(errors).toEqual([])
})

test('with blocked storage the chat still works', async () => {
  const { page, errors } = await fixture.visitor()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openChat(page, fixture.host.site)
  await field(page).fill('Hello')
  await field(page).press('Enter')
  await page.getByText('You said: Hello').waitFor()
  expect(errors).toEqual([])
})
