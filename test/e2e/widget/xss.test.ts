import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PublicAgent } from '#shared/agents/public-agent'
import { watchPage } from '#test/support/browser/watch-page'
import { hostileMessages } from '#test/support/samples/hostile-answers'
import { xssVectors as everyVector } from '#test/support/samples/xss-vectors'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  // the strictest page that docs/widget.md promises to run on: violations of its policy are recorded
  const { origin } = harness.host
  harness.host.control.pageHeaders = {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src ${origin}`,
      `connect-src ${origin} ${origin.replace('http', 'ws')}`,
      `font-src ${origin}`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ].join('; '),
  }
  usual = { ...harness.host.control }
})
afterEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const vectors = oneOfEach(6, everyVector)
const all = everyVector.join(' ')

const visit = async () => {
  const context = await harness.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const watched = await watchPage(context)
  await watched.page.goto(harness.host.site)
  return { context, ...watched }
}

test(`hostile messages stay text in the chat, from either side: text, parts and sources (vectors: ${choice})`, async () => {
  const { control } = harness.host
  control.agent = { ...control.agent, title: '../<img src=x onerror=pwned(1)>' }
  control.greeting = hostileMessages(vectors)
  const { context, page, found } = await visit()
  // a chat with all vectors takes a busy machine a minute to render
  page.setDefaultTimeout(150_000)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  // by tag: queries by role in so long a chat take longer than the chat
  const dialog = page.locator('dialog')
  // the newest of them has a card for every vector
  await dialog
    .locator('li')
    .nth(vectors.length - 1)
    .waitFor()
  // after it a form with fields of them, and one with values of them
  await dialog.locator('.form form').waitFor()
  await dialog.locator('.form dl').waitFor()
  expect(await found()).toEqual([])
  // the transcript is a text file of the same messages, with a safe name
  await dialog.locator('button[aria-haspopup=menu]').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.locator('[role=menuitem]', { hasText: 'transcript' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.md$/u)
  const saved = await readFile(await file.path(), 'utf8')
  expect(vectors.filter((text) => !saved.includes(text.toWellFormed()))).toEqual([])
  expect(await found()).toEqual([])
  await context.close()
})

test(`hostile text runs nothing while it streams (vectors: ${choice})`, async () => {
  const { control } = harness.host
  control.answer = async function* () {
    yield { type: 'step', text: all }
    // each piece renders all text so far once more: some pieces cover what every one would
    for (const text of vectors.filter((_, at) => at % Math.max(1, Math.floor(vectors.length / 50)) === 0))
      yield { type: 'delta', text: `${text}\n\n` }
    yield { type: 'part', part: { kind: 'buttons', buttons: [{ label: 'The end', says: all.slice(0, 200) }] } }
  }
  const { context, page, found } = await visit()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
  await page.getByRole('textbox').fill(all.slice(0, 3900))
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: 'The end' }).waitFor()
  expect(await found()).toEqual([])
  await context.close()
})

test('a hostile agent’s own fields stay text, before the chat opens and in it', async () => {
  const { control } = harness.host
  control.agent = {
    ...control.agent,
    title: all,
    description: all,
    branding: all,
    proactiveMessage: all,
    UIhandoffTitle: all,
    UIhandoffSubtitle: all,
    lang: '"><img src=x onerror=pwned(1)>',
    whatsappPhoneNumber: 'javascript:pwned(1)//1',
    ui: { showWhatsappButtonOnWeb: true },
  }
  const { context, page, found } = await visit()
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  expect(await found()).toEqual([])
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
  expect(await found()).toEqual([])
  await context.close()
})

const styles = everyVector.filter((text) => /url\(|expression|@import/.test(text) && !text.startsWith('<'))

test.each(oneOfEach(6, styles))('custom looks cannot carry %s', async (text) => {
  const { control } = harness.host
  const hostile = {
    theme: 'custom',
    fontFamily: text,
    onBrand: text,
    customThemeJSONString: JSON.stringify({ themeType: 'light', primary: text, shades: { 500: text }, [text]: text }),
  } satisfies Partial<PublicAgent>
  control.agent = { ...control.agent, ...hostile }
  const { context, page, found } = await visit()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
  expect(await found()).toEqual([])
  await context.close()
})
