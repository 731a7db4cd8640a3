import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter, openFirstAgent, signInByForm } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let context: BrowserContext
let page: Page

const asked = () => page.getByRole('alertdialog', { name: 'Please login again.' })
const prompt = () => page.getByLabel('System prompt')
/** Saves without a session until the dashboard asks for a new one; a call in the background may find out before the click. */
const saveWithoutSession = async () => {
  await context.clearCookies()
  const isAsked = async () => {
    if ((await asked().count()) === 0)
      await page
        .getByRole('button', { name: 'Save draft' })
        .click({ timeout: 2000 })
        .catch(() => undefined)
    return asked().count()
  }
  await expect.poll(isAsked).toBe(1)
}

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  page = await context.newPage()
  await enter(page, local, owner)
  const agentId = await openFirstAgent(page)
  await page.goto(`${local.addresses.dashboard}/app/eu/agents/${agentId}/settings?tab=technical`)
})

test('a session that ends during typing loses none of the input', async () => {
  await prompt().fill('Speak like a lighthouse keeper.')
  await saveWithoutSession()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await asked().getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.keyboard.press('Enter')
  await asked().getByRole('status').or(asked().getByRole('alert')).first().waitFor()
  await asked().getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.keyboard.press('Enter')
  await asked().waitFor({ state: 'detached' })

  await expect.poll(() => prompt().inputValue()).toBe('Speak like a lighthouse keeper.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await page.reload()
  await prompt().waitFor()
  await expect.poll(() => prompt().inputValue()).toBe('Speak like a lighthouse keeper.')
})

test('signing in in another tab unblocks this one', async () => {
  await prompt().fill('Speak like a gardener.')
  await saveWithoutSession()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    asked().getByRole('link', { name: 'Sign in another way, in a new tab' }).click(),
  ])
  await signInByForm(other, local.addresses.dashboard, owner)
  await other.close()
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await asked().waitFor({ state: 'detached' })
  await expect.poll(() => prompt().inputValue()).toBe('Speak like a gardener.')
})
