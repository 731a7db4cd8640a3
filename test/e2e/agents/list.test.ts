import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openChromium } from '#test/support/browser/open-chromium'
import { signInAsDemo } from '#test/support/browser/sign-in'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let page: Page

const names = () => page.locator('.vg-rows__link').allTextContents()
const filter = () => page.getByRole('searchbox', { name: 'Filter by name' })
const choose = async (agent: string, action: string) => {
  await page
    .getByRole('button', { name: `Actions for ${agent}`, exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
let first = ''

beforeAll(async () => {
  ;[local, browser] = await Promise.all([startLocalRun({ withDemo: true }), openChromium()])
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await signInAsDemo(page, local.addresses.dashboard)
  await page.locator('.vg-rows__link').first().waitFor()
  first = (await names())[0] ?? ''
})

afterAll(async () => {
  await browser?.close()
  await local?.stop()
})

test('a copy stands above what it was made of, since it changed last', async () => {
  await choose(first, 'Duplicate')
  await expect.poll(names).toHaveLength(2)
  expect((await names())[1]).toBe(first)
})

test('a filter leaves the agents whose name has the word, and says when there is none', async () => {
  await filter().fill('nobody is called this')
  await page.getByText('No agent matches').waitFor()
  await expect.poll(names).toEqual([])
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect.poll(names).toHaveLength(2)
  await filter().fill('COPY')
  await expect.poll(names).toHaveLength(1)
  await filter().fill('')
})

test('an exported agent comes in again, and a file that is none is refused', async () => {
  const saved = page.waitForEvent('download')
  await choose(first, 'Export')
  const file = await (await saved).path()
  const template: { readonly format: string } = JSON.parse(await readFile(file, 'utf8'))
  expect(template.format).toBe('parley-agent')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
  await page.getByText('This file is not an exported agent.').waitFor()
  await input.setInputFiles({ name: 'agent.json', mimeType: 'application/json', buffer: await readFile(file) })
  await page.waitForURL(/\/agents\/\w{16}\/nodes/)
  await page.getByRole('heading', { name: 'Prompt', level: 1 }).waitFor()
})

test('who comes back stands on the link that they had followed', async () => {
  await page.goto(`${local.addresses.dashboard}/app/eu/agents`)
  const row = page.locator('.vg-rows__link').last()
  await row.click()
  await page.waitForURL(/\/agents\/\w{16}\//)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('deleting asks first; with the last one gone the list says what to do', async () => {
  await expect.poll(names).toHaveLength(3)
  for (let left = 3; left > 0; left--) {
    const [agent = ''] = await names()
    await choose(agent, 'Delete')
    const question = page.getByRole('alertdialog')
    if (left === 3) {
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'detached' })
      await expect.poll(names).toHaveLength(3)
      await choose(agent, 'Delete')
    }
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(names).toHaveLength(left - 1)
  }
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await findAccessibilityFaults(page)).toEqual([])
})
