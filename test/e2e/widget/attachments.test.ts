import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'
import { gate } from '#test/support/worlds/gate'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

/** An open chat whose files are accepted, except those that `isRefused` names. */
const opened = async (isRefused = () => false) => {
  const { control, origin, seen } = harness.host
  seen.length = 0
  control.intercept = ({ path }) => {
    if (path.endsWith('/attachments'))
      return isRefused()
        ? { status: 503, body: { code: 'unavailable', message: 'Not now.' } }
        : { status: 200, body: { attachmentId: `file-${seen.length}`, url: `${origin}/put`, headers: {} } }
    return path === '/put' ? { status: 200, body: {} } : undefined
  }
  const visitor = await harness.visitor()
  await visitor.page.goto(harness.host.site)
  await visitor.page.getByRole('button', { name: /^Open chat/ }).click()
  await visitor.page.getByText('Hello. What is going on').waitFor()
  return visitor
}
const field = (page: Page) => page.getByRole('textbox')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
/** Pastes files, or drops them in the middle of the log. */
const bring = (page: Page, how: 'paste' | 'drop', names: readonly string[]) =>
  (how === 'paste' ? field(page) : page.getByRole('log')).evaluate(
    (element, { how, names }) => {
      const data = new DataTransfer()
      for (const name of names) data.items.add(new File([name], name, { type: 'image/png' }))
      const bubbling = { bubbles: true, cancelable: true, composed: true }
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...bubbling, clipboardData: data })
          : new DragEvent('drop', { ...bubbling, dataTransfer: data }),
      )
    },
    { how, names },
  )
const sent = () =>
  harness.host.seen
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
    .map(({ body }) => (JSON.parse(body).attachments ?? []).map(({ name }: { name: string }) => name))

test('files pasted and dropped before the tray has loaded go with the message, complete', async () => {
  const { page, errors } = await opened()
  const late = gate()
  await page.route('**/part-*.js', async (route) => {
    await late.opened
    await route.continue()
  })
  await bring(page, 'paste', ['one.png'])
  await bring(page, 'drop', ['two.png'])
  await field(page).fill('Here they are')
  await field(page).press('Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  late.open()
  await page.getByRole('button', { name: 'Remove one.png' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
  await field(page).press('Enter')
  await expect.poll(sent).toEqual([['one.png', 'two.png']])
  await expect.poll(() => page.getByRole('button', { name: 'Remove one.png' }).count()).toBe(0)
  expect(errors).toEqual([])
})

test('a tray that fails to load says so, and the message can be sent without it', async () => {
  const { page, errors } = await opened()
  await page.route('**/part-*.js', (route) => route.abort())
  await bring(page, 'paste', ['one.png'])
  await page.getByRole('alert').filter({ hasText: 'The connection failed.' }).waitFor()
  await page.getByRole('button', { name: 'Attach a file' }).click()
  await field(page).fill('Then without')
  await field(page).press('Enter')
  await expect.poll(sent).toEqual([[]])
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a failed upload stays when the others are sent, and can be retried', async () => {
  let isRefused = false
  const { page } = await opened(() => isRefused)
  await bring(page, 'paste', ['good.png'])
  await page.getByRole('status').filter({ hasText: 'good.png is ready to send.' }).waitFor({ state: 'attached' })
  isRefused = true
  await bring(page, 'paste', ['bad.png'])
  await row(page, 'bad.png').getByRole('alert').waitFor()
  await field(page).fill('One of two')
  await field(page).press('Enter')
  await expect.poll(sent).toEqual([['good.png']])
  await expect.poll(() => page.getByRole('button', { name: 'Remove good.png' }).count()).toBe(0)
  isRefused = false
  await row(page, 'bad.png').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('status').filter({ hasText: 'bad.png is ready to send.' }).waitFor({ state: 'attached' })
  await field(page).press('Enter')
  await expect.poll(sent).toEqual([['good.png'], ['bad.png']])
})

test('removing the last file puts the focus into the field, and on Stop during an answer', async () => {
  const middle = gate()
  harness.host.control.answer = async function* () {
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
  }
  const { page } = await opened()
  await field(page).fill('How much?')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await bring(page, 'paste', ['one.png', 'two.png'])
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  await remove('one.png').click()
  await expect.poll(() => remove('two.png').evaluate((it) => it.matches(':focus'))).toBe(true)
  await remove('two.png').click()
  await expect.poll(() => field(page).evaluate((it) => it.matches(':focus'))).toBe(true)
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  middle.open()
})
