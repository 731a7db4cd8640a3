import { createHmac } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let agentId = ''
let secret = ''
oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  await vi.waitFor(
    async () => {
      const page = await (await fetch(local.addresses.page)).text()
      agentId = /data-agent="([^"]+)"/.exec(page)?.[1] ?? ''
      expect(agentId).not.toBe('')
    },
    { timeout: 60_000, interval: 200 },
  )
})
const hashOf = (userId: string) => createHmac('sha256', secret).update(userId).digest('hex')

/** A new device, on a page that identifies a user, or none. */
const device = async (userId?: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  if (userId)
    await page.addInitScript((who) => Object.assign(window, { VG: { q: [['identify', who]] } }), {
      userId,
      hash: hashOf(userId),
    })
  await page.goto(local.addresses.page)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByRole('button', { name: 'Conversation menu', disabled: false }).waitFor()
  return page
}
const log = (page: Page) => page.getByRole('log')
const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(question)
  await page.getByRole('textbox', { name: 'Write a message' }).press('Enter')
  await log(page)
    .getByText(/12 euros/)
    .first()
    .waitFor()
}

test('the owner creates the secret under Settings, Security', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage()
  await enter(page, local, owner)
  await page.goto(`${local.addresses.dashboard}/app/eu/agents/${agentId}/settings?tab=security`)
  await page.getByRole('button', { name: 'Create secret' }).click()
  await page.getByRole('button', { name: 'Show identity secret' }).click()
  secret = await page.getByLabel('Identity secret', { exact: true }).inputValue()
  expect(secret).toMatch(/^vgi_[\w-]{43}$/)
  await page.getByRole('button', { name: 'Rotate: identity secret' }).waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/security.png`, fullPage: true })
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('a known visitor continues their conversation on another device, and no other visitor sees it', async () => {
  const laptop = await device('ines')
  await ask(laptop, 'How much is a puncture repair?')
  const phone = await device('ines')
  await log(phone).getByText('How much is a puncture repair?').waitFor()
  for (const other of [await device('bo'), await device()])
    await expect.poll(() => log(other).textContent()).not.toContain('puncture')
})

test('a visitor deletes their data, and their other device starts over', async () => {
  const laptop = await device('ada')
  await ask(laptop, 'How much is a puncture repair?')
  await laptop.getByRole('button', { name: 'Conversation menu' }).click()
  await laptop.getByRole('menuitem', { name: 'Delete my data' }).click()
  await laptop.getByRole('button', { name: 'Delete', exact: true }).click()
  await log(laptop).getByText('How much is a puncture repair?').waitFor({ state: 'detached' })
  const phone = await device('ada')
  await expect.poll(() => log(phone).textContent()).not.toContain('puncture')
})
