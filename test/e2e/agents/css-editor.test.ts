import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { classNames } from '#shared/agents/css/class-names'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { samplesOfParts } from '#web/features/agents/css/samples-of-parts.ts'
import { t } from '#web/features/agents/css/t.ts'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page
let overview: string

const code = (): Locator => page.getByRole('textbox', { name: t('editor') })
const text = async (): Promise<string> => (await code().locator('.cm-line').allInnerTexts()).join('\n').trim()
const assistant = () => page.getByRole('dialog', { name: t('assistant') })
const wish = async (words: string) => {
  await page.getByRole('button', { name: t('assistant') }).click()
  await assistant()
    .getByRole('textbox', { name: t('ask') })
    .fill(words)
  await page.keyboard.press('Enter')
}

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  // edits that were not saved ask before the page is left
  page.on('dialog', (dialog) => dialog.accept())
  await enter(page, local, owner)
  overview = `${local.addresses.dashboard}/app/eu/agents/${await openFirstAgent(page)}/overview?tab=css`
})

beforeEach(async () => {
  await page.goto(overview)
  await code().waitFor()
})

test('the editor is 500 px tall, and axe finds nothing in it or in the assistant', async () => {
  const tall = async () => (await page.locator('.vg-css__code').boundingBox())?.height
  await expect.poll(tall).toBe(500)
  await page.getByRole('button', { name: t('assistant') }).click()
  await assistant().waitFor()
  const wide = async () => (await assistant().boundingBox())?.width
  await expect.poll(wide, { message: 'once it has grown to its place' }).toBe(450)
  const log = async () => (await assistant().getByRole('log').boundingBox())?.height
  await expect.poll(log).toBe(320)
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('a request becomes CSS in the editor, in one step that one Undo reverts', async () => {
  await wish('Make the header dark')
  await assistant()
    .getByText(t('insertedAt', { line: 1 }))
    .waitFor()
  await page.getByText(t('inserted')).first().waitFor()
  await expect.poll(() => text()).toMatch(/^\.vg-chat__head \{\n {2}background: #16181d;\n\}/)
  await expect.poll(() => page.locator('.cm-inserted').count()).toBe(9)
  await assistant()
    .getByRole('button', { name: t('close') })
    .click()
  await page.getByRole('button', { name: t('undo') }).click()
  await expect.poll(text).toBe('')
  await expect.poll(() => page.locator('.cm-inserted').count()).toBe(0)
})

test('inserted lines are marked until the next edit', async () => {
  await wish('Square suggested replies')
  await assistant()
    .getByText(t('insertedAt', { line: 1 }))
    .waitFor()
  await assistant()
    .getByRole('button', { name: t('close') })
    .click()
  await page.getByText(t('insertedLines', { count: 3 })).waitFor()
  await code().press('End')
  await page.keyboard.type(' ')
  await page.getByText(t('insertedLines', { count: 3 })).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.cm-inserted').count()).toBe(0)
})

test('a stable class name is chosen from a list and starts a rule', async () => {
  await page.getByRole('button', { name: t('classNames') }).click()
  const list = page.getByRole('dialog', { name: t('classNames') })
  await list.getByText('a suggested reply').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await list.getByRole('button', { name: '.vg-reply' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => text()).toMatch(/^\.vg-reply \{\s+\}$/)
  await page.getByRole('button', { name: t('undo') }).click()
  await expect.poll(() => text()).toBe('')
})

test('a reply can be inserted again, and Start over empties the chat and keeps the code', async () => {
  await wish('Teal bubbles')
  await assistant()
    .getByRole('button', { name: t('insertAgain') })
    .click()
  const rules = async () => (await text()).match(/\.vg-bubble--visitor/g)?.length
  await expect.poll(rules).toBe(2)
  await assistant()
    .getByRole('button', { name: t('again') })
    .click()
  await assistant().getByText(t('invite')).waitFor()
  await expect.poll(rules).toBe(2)
})

test('a reply without CSS says so in the chat, and offers nothing to insert', async () => {
  await wish('Write me a poem')
  await assistant().getByText(t('noCodeHere')).waitFor()
  expect(
    await assistant()
      .getByRole('button', { name: t('insert'), exact: true })
      .count(),
  ).toBe(0)
  await expect.poll(() => text()).toBe('')
})

test('the CSS of a request stays readable: a dark header has light text and icons', async () => {
  await wish('Make the corners square and the header dark')
  await assistant()
    .getByText(t('insertedAt', { line: 1 }))
    .waitFor()
  const strip = page.frameLocator('.vg-css__strip iframe')
  const state = strip.locator('.head .state').first()
  await expect.poll(() => state.evaluate((line) => getComputedStyle(line).color)).toBe('rgb(242, 243, 245)')
  const icon = strip.locator('.head .menu button').first()
  await expect.poll(() => icon.evaluate((button) => getComputedStyle(button).color)).toBe('rgb(242, 243, 245)')
  await expect.poll(() => page.getByText(/hard to read/).count()).toBe(0)
})

test('what CSS makes hard to read is named with its contrast, and no longer once it is mended', async () => {
  await code().fill('.vg-chat__head { background: #16181d; color: #f2f3f5 }')
  await page.getByText(/^\.vg-chat__state: its text has a contrast of [12]\.\d:1 and needs 4\.5:1\.$/).waitFor()
  await page.getByText(/^\.vg-chat__close: its icon has a contrast of [12]\.\d:1 and needs 3\.0:1\.$/).waitFor()
  await code().fill('.vg-chat__head { background: #16181d } .vg-chat__head :is(h2, span, button) { color: #f2f3f5 }')
  await expect.poll(() => page.getByText(/hard to read/).count()).toBe(0)
})

test('dropped parts are listed by line, and marked there', async () => {
  await code().fill('.vg-reply {\n  position: fixed;\n  color: teal;\n}')
  await page.getByText('Line 2: Only static, relative, absolute and sticky').waitFor()
  await page.locator('.cm-lintRange-warning').waitFor()
  await code().fill('.vg-reply { color teal }')
  await page.locator('.cm-lint-marker-error').waitFor()
})

test('the parts of the chat show below with the safe part of the code, and a class name starts a rule', async () => {
  const strip = page.frameLocator('.vg-css__strip iframe')
  await page.locator('.vg-css__strip').scrollIntoViewIfNeeded()
  for (const { label, names } of samplesOfParts(0)) {
    const part = strip.getByRole('region', { name: label, exact: true })
    for (const name of names) {
      const { selector = '' } = classNames.find((one) => one.name === name) ?? {}
      await part.and(strip.locator('.panel')).waitFor()
      if (selector !== '.panel') await part.locator(selector).first().waitFor()
    }
  }
  expect(await findAccessibilityFaults(page)).toEqual([])
  await code().fill('.vg-reply { color: rgb(1, 2, 3); position: fixed }')
  const reply = strip.getByRole('button', { name: t('sample.yes') })
  const look = () =>
    reply.evaluate((button) => {
      const { color, position } = getComputedStyle(button)
      return `${color} ${position}`
    })
  await expect.poll(look).toBe('rgb(1, 2, 3) static')
  await strip.getByRole('button', { name: /\.vg-day$/ }).press('Enter')
  await expect.poll(text).toMatch(/fixed \}\s+\.vg-day \{\s+\}$/)
})

test('CSS that the widget cannot use is refused in its own tab, where the editor takes the focus', async () => {
  await code().fill('a{'.repeat(40))
  await page.getByRole('tab', { name: 'Behaviour' }).click()
  await page.getByLabel('Handoff title').waitFor()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => code().evaluate((field) => field === document.activeElement)).toBe(true)
  expect(page.url()).toContain('tab=css')
})

test('the public agent carries the saved CSS, sanitised', async () => {
  await code().fill('.vg-reply { color: teal; position: fixed }')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('button', { name: /^Save/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const review = page.getByRole('dialog', { name: '1 change since v1' })
  await review.getByText('.vg-reply').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await review.getByRole('button', { name: /^Publish v2/ }).click()
  const id = /agents\/(\w{16})/.exec(overview)?.[1]
  const asked = async () => {
    const answer = await fetch(`${local.addresses.dashboard}/api/eu/public/agents/${id}`)
    return ((await answer.json()) as { data: { ADVANCED_customCSS?: string } }).data.ADVANCED_customCSS ?? ''
  }
  await expect.poll(asked).toContain('color:teal')
  expect(await asked()).not.toContain('fixed')
})
