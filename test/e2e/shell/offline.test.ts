import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { watchLoading } from '#test/support/browser/watch-loading'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let context: BrowserContext
let page: Page
let agentId = ''
let documents: string[] = []

beforeAll(async () => {
  const { browser, owner, ...run } = await ownRun()
  local = run.local
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
})

const link = (name: string) => page.getByRole('navigation', { name: 'Agent' }).first().getByRole('link', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

/** Opens the agent's Prompt; `late` are files that never arrive before the connection is lost. */
const openPrompt = async (late?: RegExp) => {
  if (late) await page.route(late, (route) => route.abort())
  await page.goto(`${local.addresses.dashboard}/app/eu/agents/${agentId}/nodes`)
  const isLoaded = watchLoading(page)
  await heading('Prompt').waitFor()
  documents = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return isLoaded
}

/** Once the other tabs' code, which loads while the page rests, has come. */
const codeIsHere = (file: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      ),
    )
    .toMatch(file)

test('offline every tab of an agent opens, or says in the frame when it will; the document stays', async () => {
  const isLoaded = await openPrompt()
  await codeIsHere(/settings-screen/)
  await isLoaded()
  await context.setOffline(true)
  for (const name of ['Widget', 'Settings']) {
    await link(name).click()
    await heading(name).waitFor()
  }
  await page.getByText(/^Offline\. As of \d\d:\d\d\.$/).waitFor()
  for (const name of ['Knowledge', 'Chats']) {
    await link(name).click()
    await page.getByText(`You are offline. ${name} opens when the connection is back.`).waitFor()
  }
  expect(await findAccessibilityFaults(page)).toEqual([])
  await context.setOffline(false)
  await page.getByText('Choose a conversation to read it.').waitFor()
  expect(documents).toEqual([])
})

test('a tab whose code never arrived says so in the frame, and opens when the connection is back', async () => {
  const settings = /\/settings-screen-[^/]+\.js$/
  await openPrompt(settings)
  await context.setOffline(true)
  await link('Settings').click()
  await page.getByText('You are offline. Settings opens when the connection is back.').waitFor()
  await page.unroute(settings)
  // a connection that has just come back often fails once more
  await page.route(settings, (route) => route.abort(), { times: 1 })
  await context.setOffline(false)
  await page.getByRole('tab', { name: 'Security' }).waitFor()
  expect(documents).toEqual([])
})

test('a preview and an editor that were not loaded offline load when the connection is back', async () => {
  const editor = /\/css-editor-[^/]+\.js$/
  const isLoaded = await openPrompt(editor)
  await codeIsHere(/widget-screen/)
  await isLoaded()
  await context.setOffline(true)
  await link('Widget').click()
  await heading('Widget').waitFor()
  const later = page.getByText('You are offline. This opens when the connection is back.')
  const preview = page.locator('.vg-preview')
  await preview.filter({ has: later }).waitFor()
  await page.getByRole('tab', { name: 'Custom CSS' }).click()
  // the preview and the editor
  await expect.poll(() => later.count()).toBe(2)
  await page.unroute(editor)
  await context.setOffline(false)
  await page.frameLocator('iframe[title="Preview of the widget"]').getByRole('dialog').last().waitFor()
  await page.getByText('widget.css').first().waitFor()
  await expect.poll(() => later.count()).toBe(0)
})
