import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

/** The flow looks every fifteen seconds at first; a check of its own takes the first steps at once. */
const CONNECTED_WITHIN_MS = 150_000

const host = `chat.acme-${Date.now().toString(36)}.localhost`
let local: LocalRun
let page: Page
let zone: Page

oneStory()

beforeAll(async () => {
  const run = await ownRun()
  local = run.local
  const context = await run.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  zone = await context.newPage()
  await enter(page, local, run.owner)
})

test('a custom domain is set up in the trial, and shows the records that it needs', async () => {
  await page.goto(`${local.addresses.dashboard}/app/eu/agency?tab=domains`)
  await page.getByRole('button', { name: 'Start 14-day trial' }).click()
  const field = page.getByLabel('Custom domain')
  await expect.poll(() => field.isEnabled()).toBe(true)
  await field.fill(host)
  await page.keyboard.press('Enter')
  await page.getByText('Waiting for records').waitFor()
  await page.getByText('0 of 2 found').waitFor()
  await expectAccessible(page)
})

/** A minute's wait for a certificate is CloudFront's part, and nothing of the journey. */
const issueAtOnce = () =>
  fetch(`http://127.0.0.1:${local.addresses.ports.zone}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ do: 'edge', issueSeconds: 0 }),
  })

test('the zone page offers those records, sets them, and the check finds them', async () => {
  await issueAtOnce()
  await zone.goto(`http://localhost:${local.addresses.ports.zone}/zone`)
  await zone.getByRole('button', { name: `Set the records of ${host}` }).click()
  await zone.getByText('All set').waitFor()
  await expectAccessible(zone)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.poll(() => page.getByText('Found', { exact: true }).count()).toBe(2)
})

test('CloudFront makes a tenant, the certificate is attached, and the host goes live without anyone at the page', async () => {
  await page.getByRole('link', { name: /Open portal/ }).waitFor({ timeout: CONNECTED_WITHIN_MS })
  await zone.getByText('Active', { exact: true }).waitFor()
  await zone.getByText('Certificate: issued').waitFor()
})

test('the portal opens at the custom domain', async () => {
  const portal = await page.context().newPage()
  await portal.goto(`http://${host}:${local.addresses.ports.edge}/`)
  await portal.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await portal.close()
})

test('cancelled, it answers nobody and leaves nothing at CloudFront', async () => {
  await page.getByRole('button', { name: 'Cancel domain' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel domain' }).click()
  await zone.getByText('CloudFront has no tenant yet.').waitFor({ timeout: CONNECTED_WITHIN_MS })
  const gone = await page.context().newPage()
  expect((await gone.goto(`http://${host}:${local.addresses.ports.edge}/`))?.status()).toBe(404)
  await gone.close()
  await page.getByText('Cancelling').waitFor()
})
