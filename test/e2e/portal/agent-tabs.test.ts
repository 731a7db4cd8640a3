import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { newPortal, type Portal } from '#test/support/local/new-portal'
import { ownRun } from '#test/support/local/own-run'

let browser: Browser
let portal: Portal
let page: Page
const wrong: string[] = []

oneStory()

const logIn = async (options: Parameters<Browser['newContext']>[0], language = 'en'): Promise<Page> => {
  const opened = await (await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })).newPage()
  opened.setDefaultTimeout(20_000)
  await opened.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  opened.on('pageerror', ({ message }) => wrong.push(message))
  await opened.goto(portal.url)
  await opened.locator('input[type=email]').fill(portal.client.email)
  await opened.locator('input[type=password]').fill(portal.client.password)
  await opened.keyboard.press('Enter')
  await opened.waitForURL('**/home')
  // what a page asks for that its client may not have, is a page that offers it
  opened.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  return opened
}

const open = async (on: Page, path: string) => {
  await on.goto(on.url().replace(/(\/agents\/[^/]+)\/.*$/, `$1/${path}`))
  await on.getByRole('heading', { level: 1 }).waitFor()
}

beforeAll(async () => {
  const run = await ownRun()
  browser = run.browser
  portal = await newPortal(run.local, run.owner, `harrier-${Date.now().toString(36)}`)
  await portal.access({ give: ['/channels', '/nodes', '/settings'] })
  page = await logIn({})
})
afterAll(() => page.context().close())

test('Settings: a client renames the agent, saves and publishes', async () => {
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('switch', { name: 'Record chat history' }).waitFor()
  for (const hidden of ['Security', 'Technical']) expect(await page.getByRole('tab', { name: hidden }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Look' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Front desk')
  expect(await page.getByText('Footer credit').count()).toBe(0)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Front desk').first().waitFor()
  await drawer.getByText('by The team').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Publish/ }).click()
  await page.getByRole('button', { name: 'Published' }).waitFor()
})

test('Prompt: a client writes into a node, and chooses no model', async () => {
  await page.getByRole('link', { name: 'Prompt' }).first().click()
  const instructions = page.getByLabel('Instructions')
  await instructions.fill('Greet in one sentence.')
  await page.getByRole('region', { name: 'Transitions' }).waitFor()
  expect(await page.getByLabel('Model').count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add node' }).click()
  await page.getByRole('menuitem', { name: 'End node' }).click()
  await page.getByRole('heading', { name: 'New node' }).waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'General' }).click()
  await page.getByLabel('System prompt').waitFor()
})

test('Channels: a client connects what shows nothing of the platform, and reads who connects the rest', async () => {
  await page.getByRole('link', { name: 'Channels' }).first().click()
  const cards = page.getByRole('listitem')
  const telegram = cards.filter({ has: page.getByRole('heading', { name: 'Telegram' }) })
  await telegram.getByRole('button', { name: 'Connect' }).click()
  const panel = page.getByRole('dialog', { name: 'Telegram' })
  await panel.getByLabel('Bot token', { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  for (const name of ['WhatsApp', 'Instagram', 'Messenger', 'Discord']) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await card.getByText('Ask your provider to connect it.').waitFor()
    expect(await card.getByRole('button').count(), name).toBe(0)
  }
})

test('who may only look reads every page to its end, and nothing on it can be pressed', async () => {
  await portal.access({ view: ['/channels', '/nodes', '/settings', '/kb', '/convos'] })
  const viewer = await logIn({})
  for (const path of [
    'settings',
    'settings?tab=look',
    'settings?tab=handoff',
    'nodes',
    'nodes?part=general',
    'kb',
    'channels',
  ]) {
    await open(viewer, path)
    await viewer.getByText('View only. Cardinal Studio can let you change this page.').waitFor()
    const main = viewer.getByRole('main')
    await main.locator('input, textarea, button, [role=switch]').first().waitFor({ state: 'attached' })
    const buttons = await main.getByRole('button').filter({ visible: true }).allInnerTexts()
    const filters = ['Status', 'Tags']
    expect(
      buttons.map((it) => it.trim()).filter((it) => it !== '' && !filters.includes(it)),
      path,
    ).toEqual([])
    const fields = main.locator('fieldset:disabled :is(input, textarea, select, [role=switch], [role=radio])')
    for (const field of await fields.all())
      if (await field.isVisible()) expect(await field.isEnabled(), path).toBe(false)
    expect(await findAccessibilityFaults(viewer), path).toEqual([])
  }
  // the notice takes nothing of the window away from the side and its foot
  const foot = await viewer.locator('.vg-portal__side footer').boundingBox()
  expect(foot && foot.y + foot.height).toBeLessThanOrEqual(860)
  await viewer.context().close()
})

test('on a phone, in German, nothing is too wide, and the legal links are below the page', async () => {
  await portal.access({ edit: ['/channels', '/nodes', '/settings'] })
  const phone = await logIn({ viewport: { width: 390, height: 800 } }, 'de')
  for (const [path, title] of [
    ['settings', 'Einstellungen'],
    ['nodes', 'Prompt'],
    ['channels', 'Kanäle'],
  ] as const) {
    await open(phone, path)
    await phone.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    await phone.getByRole('link', { name: 'Nutzungsbedingungen' }).filter({ visible: true }).waitFor()
  }
  await phone.context().close()
  expect(wrong).toEqual([])
})
