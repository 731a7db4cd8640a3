import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'

let page: Page
let at = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  at = `${local.addresses.dashboard}/app/eu/agency`
})

const preview = () => page.getByRole('region', { name: 'Preview' })
const save = () => page.getByRole('button', { name: /^Save/ })

test('the first visit makes the agency and says so; nothing is unsaved', async () => {
  await page.goto(at)
  await page.getByText('Agency settings initialized').waitFor()
  await page.getByText('All changes saved.').waitFor()
  expect(await save().isDisabled()).toBe(true)
  await expectAccessible(page)
})

test('a name shows in the preview while it is typed, and is saved by one bar', async () => {
  const name = page.getByRole('textbox', { name: 'Agency name' })
  const before = await name.inputValue()
  await name.fill('Cardinal Studio')
  await page.getByText('There are unsaved changes.').waitFor()
  await preview().getByText('Cardinal Studio').filter({ visible: true }).first().waitFor()
  await name.fill(before)
  await page.getByText('All changes saved.').waitFor()
  await name.fill('Cardinal Studio')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved successfully').waitFor()
  await page.getByText('All changes saved.').waitFor()
})

test('a colour and the variant change the previewed pages, in light and dark', async () => {
  await page.getByRole('tab', { name: 'Theme' }).click()
  const colour = page.getByRole('textbox', { name: 'Main colour' }).last()
  await colour.fill('#c4e538')
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: 'Gradient' }).click()
  await preview().getByRole('radio', { name: 'Dashboard' }).click()
  await preview().getByRole('radio', { name: 'Dark' }).click()
  const frame = preview().locator('[data-usage]')
  await expect.poll(() => frame.getAttribute('data-usage')).toBe('gradient')
  expect(await frame.evaluate((box: HTMLElement) => box.style.getPropertyValue('--brand'))).toBe('#c4e538')
  expect(await frame.getAttribute('data-theme')).toBe('dark')
  await expectAccessible(page)
})

test('SAAS Mode draws the way in as its switches are, and saves with the rest', async () => {
  await page.getByRole('tab', { name: 'SAAS Mode' }).click()
  await page.getByText('Off: you add clients yourself').waitFor()
  await page.getByRole('switch', { name: 'Clients can sign up' }).click()
  await page.getByText('Name and e-mail').waitFor()
  await page.getByRole('checkbox', { name: 'Knowledge Base' }).click()
  await page.getByText('3 tabs, Side navigation').waitFor()
  await expectAccessible(page)
  await save().click()
  await page.getByText('All changes saved.').waitFor()
  await page.reload()
  expect(await page.getByRole('switch', { name: 'Clients can sign up' }).isChecked()).toBe(true)
})

test('a link of the specification opens its tab by its number', async () => {
  await page.goto(`${at}?activeTabIndex=7`)
  await expect.poll(() => page.getByRole('tab', { name: 'Footer' }).getAttribute('aria-selected')).toBe('true')
})

test('a new secret replaces the old one after a question', async () => {
  await page.getByRole('tab', { name: 'Overview' }).click()
  const secret = page.getByLabel('Agency secret', { exact: true }).and(page.locator('input'))
  await expect.poll(() => secret.inputValue()).toMatch(/^[A-Za-z0-9]{25}$/)
  const before = await secret.inputValue()
  await page.getByRole('button', { name: 'Regen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regen' }).click()
  await page.getByText('The agency has a new secret.').waitFor()
  await expect.poll(() => secret.inputValue()).not.toBe(before)
})
