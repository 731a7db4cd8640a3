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

test('on a phone the sidebar is a drawer of 80 % that closes when a place is chosen', async () => {
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

test('going back restores the page’s scroll position', async () => {
  await page.goto(tab('settings?tab=technical'))
  await page.getByLabel('System prompt').waitFor()
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

test('on a small laptop the test chat takes nothing of a page out of reach', async () => {
  for (const width of [1024, 1280])
    for (const name of ['nodes?showDebugger=true&node=answer', 'kb?showDebugger=true', 'settings?showDebugger=true']) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(tab(name))
      await page.getByRole('heading', { name: 'Test chat' }).waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const beyond = await page.evaluate(() => {
        const end = document.querySelector('.vg-aside')?.getBoundingClientRect().left ?? 0
        const controls = document.querySelectorAll('.vg-main :is(button, input, select, textarea, a, th)')
        return [...controls].filter((it) => it.getBoundingClientRect().right > end).map((it) => it.textContent)
      })
      expect({ name, width, beyond }).toEqual({ name, width, beyond: [] })
    }
  // the collapsed navigation keeps its labels
  const knowledge = page.getByRole('link', { name: 'Knowledge' }).first().getByText('Knowledge')
  expect((await knowledge.boundingBox())?.width).toBeGreaterThan(30)
})

test('with reduced motion another theme starts no transition', async () => {
  await page.goto(tab('kb'))
  await heading('Knowledge').waitFor()
  const changing = () =>
    page.evaluate(() => {
      document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
    })
  expect([await changing(), await changing()]).toEqual([0, 0])
})
