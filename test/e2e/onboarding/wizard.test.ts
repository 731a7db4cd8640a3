import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import { sharedSite } from '#test/support/local/shared-site'
import type { FixtureSite } from '#test/support/providers/fixture-site'

let page: Page
let site: FixtureSite

const wizard = () => page.getByRole('dialog', { name: 'Agent Wizard' })

beforeAll(async () => {
  site = await sharedSite.get()
  site.serve({
    '/': '<!doctype html><html lang="en"><head><title>Casa Verde</title><meta name="theme-color" content="#a63d12"></head><body><main><h1>Casa Verde</h1><p>Casa Verde runs three small hotels in Tavira, Lagos and Faro, open all year.</p></main></body></html>',
  })
  const { browser, local, owner } = await ownRun()
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  page = await context.newPage()
  await enter(page, local, owner)
})

test('a website becomes an agent, in spite of a closed drawer and an unsuitable logo', async () => {
  await page.getByRole('button', { name: 'New Agent' }).first().click()
  await page.getByLabel('Agent Name').fill('Casa Verde')
  await page.getByRole('button', { name: 'Start the wizard' }).click()
  await expect.poll(() => wizard().getByLabel('Company name').inputValue()).toBe('Casa Verde')
  await wizard().getByRole('button', { name: 'Continue' }).click()
  await wizard().getByText('Please tell us what your company does').waitFor()
  await wizard().getByLabel('What does your company do?').fill('Three small hotels.')
  await wizard().getByRole('textbox', { name: 'Website' }).fill(site.origin)
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.reload()
  await wizard().getByRole('button', { name: 'Continue' }).click()
  await wizard()
    .getByRole('heading', { name: /^We found no logo on / })
    .waitFor({ timeout: 60_000 })
  const preview = page.frameLocator('iframe[title="Preview of the chat"]')
  await preview.getByRole('heading', { name: 'Casa Verde' }).last().waitFor()
  const frame = await wizard().locator('iframe').boundingBox()
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(1280 - 32)
  const upload = wizard().getByLabel('Upload', { exact: true })
  await upload.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await wizard().getByText('Only png, jpg, jpeg, gif, webp Files').waitFor()
  await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(500_001) })
  await wizard().getByText('Max size: 0.5 MBs').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await wizard().getByRole('button', { name: 'Looks right, create the agent' }).click()
  await wizard().getByRole('heading', { name: 'Say hello to your agent' }).waitFor({ timeout: 60_000 })
  expect(await findAccessibilityFaults(page)).toEqual([])
  await wizard().getByRole('tab', { name: 'Embedded' }).click()
  await wizard().getByText('data-render="full-width"').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const code = wizard().getByRole('tabpanel')
  await expect.poll(() => code.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
  const copy = wizard().getByRole('button', { name: /^Copy/ })
  expect(await copy.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThanOrEqual(44)
  await wizard().getByRole('button', { name: 'Continue to Dashboard' }).click()
  await page.waitForURL(/\/agents\/\w{16}\/overview\?showDebugger=true/)
})
