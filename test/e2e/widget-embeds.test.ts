import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT_ID } from '#test/support/widget-host'
import { type WidgetBench, widgetBench } from '#test/support/widget-page'

let bench: WidgetBench
beforeAll(async () => {
  bench = await widgetBench()
})
afterAll(() => bench.close())

/** Code of the first published widget, as people pasted it into their pages. It is never changed: those pages are out there. */
const embed = async (name: string): Promise<string> =>
  (await readFile(new URL(`../widget/fixtures/embeds-v1/${name}.html`, import.meta.url), 'utf8'))
    .replaceAll('https://app.example.com', bench.host.origin)
    .replaceAll('AGENT_ID', AGENT_ID)

const pageWith = async (name: string) => {
  bench.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${await embed(name)}`
  const visitor = await bench.visitor()
  await visitor.page.goto(bench.host.site)
  return visitor
}

const ask = async (chat: Page | FrameLocator) => {
  const field = chat.getByRole('textbox', { name: 'Write a message' })
  await field.fill('Are you there?')
  await field.press('Enter')
  await chat.getByText('You said: Are you there?').waitFor()
}

test.each(['script', 'config', 'older-region'])('the first day’s code still carries a chat: %s', async (name) => {
  const { page, errors } = await pageWith(name)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await ask(page)
  expect(errors).toEqual([])
})

test('what its global said of the visitor still reaches the agent', async () => {
  const { page } = await pageWith('config')
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await ask(page)
  const told = bench.host.seen.findLast(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  expect(JSON.parse(told?.body ?? '{}')).toMatchObject({ variables: { plan: 'gold' } })
})

test('the first day’s popup is still opened by a button of the page', async () => {
  const { page, errors } = await pageWith('popup')
  // a button of the page may be pressed before the script has come
  await page.locator('vg-widget').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await ask(page)
  expect(errors).toEqual([])
})

test('and its frame is still a chat', async () => {
  const { page, errors } = await pageWith('frame')
  await ask(page.frameLocator('iframe[title="Chat"]'))
  expect(errors).toEqual([])
})
