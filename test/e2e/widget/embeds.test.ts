import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'
import { gate } from '#test/support/worlds/gate'
import { type EmbedMode, embedCode, embedPolicy } from '#web/features/agents/embed/embed-code.ts'
import type {} from '#widget/loader/main.ts'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

/** Embed code of the first published widget, as it is in customers' pages. It never changes: those pages still exist. */
const embed = async (name: string): Promise<string> =>
  (await readFile(new URL(`../../widget/fixtures/embeds-v1/${name}.html`, import.meta.url), 'utf8'))
    .replaceAll('https://app.example.com', harness.host.origin)
    .replaceAll('AGENT_ID', AGENT_ID)

const pageWith = async (name: string) => {
  harness.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${await embed(name)}`
  const visitor = await harness.visitor()
  await visitor.page.goto(harness.host.site)
  return visitor
}

const ask = async (chat: Page | FrameLocator) => {
  const field = chat.getByRole('textbox', { name: 'Write a message' })
  await field.fill('Are you there?')
  await field.press('Enter')
  await chat.getByText('You said: Are you there?').waitFor()
}

test.each(['script', 'config', 'older-region'])('the first published code still shows a chat: %s', async (name) => {
  const { page, errors } = await pageWith(name)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await ask(page)
  expect(errors).toEqual([])
})

test('its global’s visitor data still reaches the agent', async () => {
  const { page } = await pageWith('config')
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await ask(page)
  const received = harness.host.seen.findLast(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  expect(JSON.parse(received?.body ?? '{}')).toMatchObject({ variables: { plan: 'gold' } })
})

test('a button of the page still opens the first published popup', async () => {
  const { page, errors } = await pageWith('popup')
  // a button of the page may be pressed before the script has loaded
  await page.locator('vg-widget').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await ask(page)
  expect(errors).toEqual([])
})

test('the first published frame still shows a chat', async () => {
  const { page, errors } = await pageWith('frame')
  await ask(page.frameLocator('iframe[title="Chat"]'))
  expect(errors).toEqual([])
})

/** The embed code that the dashboard offers today. */
const offered = (mode: EmbedMode): string =>
  embedCode(mode, { origin: harness.host.origin, region: 'eu', agentId: AGENT_ID, render: 'bottom-right' })

/** A page whose policy allows only what the dashboard lists. */
const pageWithOffered = async (code: string) => {
  harness.host.control.pageHeaders = {
    'content-security-policy': `default-src 'none'; ${embedPolicy(harness.host.origin).replaceAll('\n', ' ')}`,
  }
  harness.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${code}`
  const visitor = await harness.visitor()
  await visitor.page.goto(harness.host.site)
  return visitor
}

test.each(['script', 'modal'] as const)(
  'the dashboard’s code shows a chat under the dashboard’s policy: %s',
  async (mode) => {
    const { page, errors } = await pageWithOffered(offered(mode))
    await page.getByRole('button', { name: /^Open chat/ }).click()
    await ask(page)
    expect(errors).toEqual([])
  },
)

test('so does the code of the popup, and of the embedded chat', async () => {
  const popup = await pageWithOffered(offered('popup'))
  await expect
    .poll(async () => {
      await popup.page.getByRole('button', { name: 'Chat with us' }).click()
      return popup.page.getByRole('dialog').count()
    })
    .toBe(1)
  await ask(popup.page)
  await popup.page.context().close()
  const embedded = await pageWithOffered(offered('embedded'))
  await ask(embedded.page)
  for (const { errors } of [popup, embedded]) expect(errors).toEqual([])
})

test('the React component shows the chat while it is mounted, also when it unmounts before the script has loaded', async () => {
  const effect = /useEffect\(\(\) => \{(.*)\}, \[\]\)/s.exec(offered('react'))?.[1] ?? ''
  harness.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><script>
    const mount = () => { ${effect} }
    let leave
    // resolves when the script of this mount has run
    const mounted = () => {
      leave = mount()
      const script = document.body.lastElementChild
      return new Promise((resolve) => script.addEventListener('load', () => resolve()))
    }</script>`
  const { page, errors } = await harness.visitor()
  const line = gate()
  harness.host.control.hold = async ({ path }) => {
    if (path.endsWith('/loader.js')) await line.opened
  }
  await page.goto(harness.host.site)
  const isThere = () => page.evaluate(() => [window.VG !== undefined, document.querySelectorAll('vg-widget').length])
  await page.evaluate('window.first = mounted(); leave()')
  line.open()
  await page.evaluate('window.first')
  expect(await isThere()).toEqual([false, 0])
  // as React does in development: mounted, unmounted and mounted again
  await page.evaluate('mounted(); leave(); mounted()')
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await ask(page)
  await expect.poll(isThere).toEqual([true, 1])
  await page.evaluate('leave()')
  await expect.poll(isThere).toEqual([false, 0])
  expect(errors).toEqual([])
})
