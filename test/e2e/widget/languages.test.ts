import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { ar } from '#shared/conversations/widget-words/ar'
import { de } from '#shared/conversations/widget-words/de'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const { proactiveMessage, UIhandoffTitle } = newAgentDefaults({ title: '', agentPlatform: 'vg' })
const asked = (requests: readonly string[]) => requests.filter((url) => url.includes('/words-'))

test.each([
  ['automatic', 'de-AT', 'ltr', de],
  ['ar', 'en-US', 'rtl', ar],
] as const)('an agent set to %s shows it to a browser in %s', async (lang, locale, direction, words) => {
  harness.host.control.agent = { ...usual.agent, lang, proactiveMessage, UIhandoffTitle }
  const { page, errors, requests } = await harness.visitor({ locale })
  await page.goto(harness.host.site)
  const button = page.getByRole('button', {
    name: `${words.launcher.open}${words.launcher.newMessages(2)}`,
    exact: true,
  })
  await button.waitFor()
  await page.getByText(words.serverTexts[proactiveMessage] ?? '').waitFor()
  await page.getByRole('button', { name: words.greeting.dismiss }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await button.click()
  const dialog = page.getByRole('dialog')
  const field = page.getByRole('textbox', { name: words.message })
  await field.waitFor()
  await page.getByRole('button', { name: words.launcher.close }).first().waitFor()
  await expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).direction)).toBe(direction)
  await dialog.getByText(words.disclaimer).waitFor()
  // texts that the owner has not set
  await dialog.getByRole('button', { name: words.serverTexts[UIhandoffTitle] ?? '' }).waitFor()
  await field.fill('42')
  await field.press('Enter')
  await page.getByText('You said: 42').waitFor()

  await page.getByRole('button', { name: words.more }).click()
  await page.getByRole('menuitem', { name: words.download }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('menuitem', { name: words.erase }).click()
  await page.getByText(words.eraseQuestion).waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/language-${lang}.png` })
  expect(asked(requests)).toHaveLength(1)
  expect(errors).toEqual([])
})

test('without its translation the chat is English, and an English one loads none', async () => {
  harness.host.control.agent = { ...usual.agent, lang: 'de' }
  harness.host.control.intercept = ({ path }) =>
    path.includes('/words-') ? { status: 500, body: { code: 'internal', message: '' } } : undefined
  const { page } = await harness.visitor()
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByRole('textbox', { name: 'Write a message' }).waitFor()

  harness.host.control.agent = { ...usual.agent, lang: 'en-GB' }
  const { page: english, requests } = await harness.visitor({ locale: 'de-DE' })
  await english.goto(harness.host.site)
  await english.getByRole('button', { name: /^Open chat/ }).click()
  await english.getByRole('textbox', { name: 'Write a message' }).waitFor()
  expect(asked(requests)).toEqual([])
})

test('a chat that was opened before its words came is visible, though the pointer rests on the button', async () => {
  harness.host.control.agent = { ...usual.agent, lang: 'de' }
  const { page } = await harness.visitor()
  const gate = Promise.withResolvers<void>()
  await page.route(/\/words-de-/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(harness.host.site)
  const button = page.getByRole('button', { name: /^(Open|Close) chat/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Close chat/ }).waitFor()
  await button.hover()
  // what the hover waits for is there: its file and the chat
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  gate.resolve()
  await page.getByRole('textbox', { name: de.message }).waitFor()
})

test('the first painted text is in the visitor’s language, however late it loads', async () => {
  harness.host.control.agent = { ...usual.agent, lang: 'de', autoOpenWidget: true }
  const { page } = await harness.visitor()
  const gate = Promise.withResolvers<void>()
  await page.route(/\/words-de-/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('vg-widget'))
        for (const { shadowRoot: inner } of shadowRoot?.querySelectorAll('*') ?? []) {
          const name = inner?.querySelector('textarea')?.placeholder
          if (name && !seen.includes(name)) seen.push(name)
        }
      requestAnimationFrame(look)
    }
    look()
  })
  const chat = page.waitForResponse(/\/widget\/chat-/)
  await page.goto(harness.host.site)
  await (await chat).finished()
  gate.resolve()
  await page.getByRole('textbox', { name: de.message }).waitFor()
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([de.message])
})
