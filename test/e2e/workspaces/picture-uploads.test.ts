import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

const picture = 'docs/pictures/widget.png'
const ours = /\/media\/eu\/[\w-]+\.png$/

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await enter(page, local, owner)
})

const openSettings = async () => {
  await page.getByRole('banner').locator('.vg-crumb').first().click()
  await page.getByRole('button', { name: 'Workspace settings' }).click()
  return page.getByRole('dialog', { name: 'Workspace settings' })
}

test('the workspace’s picture is uploaded, shown in the workspace menu, and listed in the activity log', async () => {
  const drawer = await openSettings()
  const input = drawer.getByLabel('Upload: Picture')
  await input.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<b>no picture</b>') })
  await drawer.getByText('page.png: Only png, jpg, jpeg, gif, webp Files').waitFor()
  await input.setInputFiles(picture)
  await drawer.getByText('Uploaded. Save to keep it.').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Successfully saved workspace data.').first().waitFor()
  await drawer.getByText('Save to keep it.').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('banner').locator('.vg-crumb').first().click()
  const shown = page.locator('.vg-avatar img').first()
  await expect.poll(() => shown.getAttribute('src')).toMatch(ours)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  const again = await openSettings()
  await again
    .getByText(/ changed the workspace$/)
    .first()
    .waitFor()
  await again.getByText('The workspace was created').waitFor()
  await again.getByRole('button', { name: 'Remove Picture' }).click()
  await expect
    .poll(() => again.getByLabel('Upload: Picture').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await again.getByRole('button', { name: 'Save' }).click()
  await again.getByText('In use').waitFor({ state: 'detached' })
})

test('a member’s picture is too, and a failed upload can be retried', async () => {
  await page.goto(`${local.addresses.dashboard}/app/eu/profile`)
  await page.route(/uploads\/pictures/, (route) => route.abort())
  await page.getByLabel('Upload: Picture').setInputFiles(picture)
  await page.getByText('The connection failed. Check your network and try again.').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.unroute(/uploads\/pictures/)
  await page.getByRole('button', { name: 'Upload again' }).click()
  await page.getByText('Uploaded. Save to keep it.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your profile is saved.').first().waitFor()
  await page.goto(`${local.addresses.dashboard}/app/eu/profile`)
  await page.getByText('In use').waitFor()
})
