import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page
let agentId = ''

const tab = (name: string) => `${local.addresses.dashboard}/app/eu/agents/${agentId}/${name}`
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
})

test('on a phone the side is a drawer of 80 % that closes when a place is chosen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Workspace' })
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(312)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await drawer.getByRole('link', { name: 'Crawler' }).click()
  await page.waitForURL('**/app/eu/automations')
  await expect.poll(() => drawer.count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 860 })
})

test('a page that does not load says so within its frame, and Try again loads it', async () => {
  await page.route(`**/v2/agents/${agentId}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Please try again.', requestId: 'r' } }),
  )
  await page.goto(tab('settings'))
  await heading('Error has occured').waitFor()
  await page.getByText('This page did not load.').waitFor()
  await page.getByRole('button', { name: 'Workspace', exact: false }).first().waitFor()
  await page.unroute(`**/v2/agents/${agentId}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading('Settings').waitFor()
})

test('who comes back finds the page where they had left it', async () => {
  await page.goto(tab('settings?tab=technical'))
  await heading('Settings').waitFor()
  await page.setViewportSize({ width: 1280, height: 420 })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await expect.poll(scrolled).toBe(150)
  await page.getByRole('link', { name: 'Prompt' }).first().click()
  await heading('Prompt').waitFor()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await heading('Settings').waitFor()
  await expect.poll(scrolled).toBe(150)
  await page.setViewportSize({ width: 1280, height: 860 })
})

test('choosing another agent keeps the tab that is open', async () => {
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => page.locator('.vg-rows__link').count()).toBe(2)
  await page.goto(tab('kb'))
  await heading('Knowledge').waitFor()
  await page.locator('.vg-crumb').last().click()
  const menu = page.getByRole('dialog', { name: 'Switch agent' })
  await menu.locator('a:not([aria-current])').first().click()
  await expect.poll(() => page.url()).toMatch(/\/agents\/\w{16}\/kb$/)
  await expect.poll(() => page.url()).not.toContain(agentId)
  await heading('Knowledge').waitFor()
})

test('an earlier version becomes the draft, and what visitors see stays as it is', async () => {
  await page.goto(tab('overview'))
  const message = page.getByLabel('Bubble message')
  const before = await message.inputValue()
  await message.fill('What is creaking?')
  await page.keyboard.press('Control+s')
  await page.getByText('Changes waiting').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('Version 2 is live.').waitFor()
  await page.goto(tab('overview'))
  await expect.poll(() => message.inputValue()).toBe('What is creaking?')
  await page.getByRole('button', { name: 'More about publishing' }).click()
  await page.getByRole('button', { name: 'Version history' }).click()
  const drawer = page.getByRole('dialog', { name: 'Version history' })
  await drawer.getByRole('button', { name: /^v1\b/ }).click()
  await drawer
    .getByText(/creaking/)
    .first()
    .waitFor()
  await drawer.getByRole('button', { name: 'Restore v1 as draft' }).click()
  await expect.poll(() => drawer.count()).toBe(0)
  await expect.poll(() => message.inputValue()).toBe(before)
  await page.getByText('Changes waiting').waitFor()
})
