import { expect, test } from 'vitest'
import { field, greeting, openButton, pageWith } from '#test/support/widget/chat-page'
import { AGENT_ID, fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'

const fixture = widgetFixture()

const started = () =>
  fixture.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/conversations'))

test('auto-open shows the chat and leaves the focus on the page', async () => {
  fixture.host.control.agent = { ...fenwick, autoOpenWidget: true }
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await greeting(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
})

test.each(['the agent', 'the page'])(
  'auto-start by %s starts the conversation before the chat is opened',
  async (by) => {
    fixture.host.control.agent = { ...fenwick, autoStartWidget: by === 'the agent' }
    fixture.host.control.page = pageWith(fixture.host.origin, by === 'the page' ? 'data-autostart' : '')
    const before = started().length
    const { page } = await fixture.visitor()
    await page.goto(fixture.host.site)
    await expect.poll(() => started().length).toBe(before + 1)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', openButton).click()
    await greeting(page).waitFor()
    expect(started()).toHaveLength(before + 1)
  },
)

test('with syncBrowser the tabs of a browser open, close and restart together, and the next page continues', async () => {
  fixture.host.control.agent = { ...fenwick, syncBrowser: true }
  const { page: left } = await fixture.visitor()
  await left.goto(fixture.host.site)
  const right = await left.context().newPage()
  await right.goto(fixture.host.site)
  await Promise.all([left, right].map((page) => page.getByRole('button', openButton).waitFor()))
  // a tab follows once its second script is there
  await Promise.all([left, right].map((page) => page.getByRole('button', { name: 'Dismiss' }).waitFor()))
  await left.getByRole('button', openButton).click()
  await greeting(left).waitFor()
  await greeting(right).waitFor()
  await field(left).fill('Hello')
  await field(left).press('Enter')
  await left.getByText('You said: Hello').waitFor()
  await right.getByText('You said: Hello').waitFor()
  const third = await left.context().newPage()
  await third.goto(fixture.host.site)
  await third.getByText('You said: Hello').waitFor()
  await right.getByRole('button', { name: 'Close chat' }).first().click()
  for (const page of [left, right, third]) await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('without syncBrowser each tab opens by itself', async () => {
  const { page: left } = await fixture.visitor()
  await left.goto(fixture.host.site)
  await left.getByRole('button', openButton).click()
  await greeting(left).waitFor()
  await expect.poll(() => left.evaluate((id) => localStorage.getItem(`vg_open_${id}`), AGENT_ID)).toBeNull()
})
