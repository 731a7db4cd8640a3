import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandVariables } from '#shared/agencies/brand-variables'
import type { Hex } from '#shared/colour'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { watchLoading } from '#test/support/browser/watch-loading'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { choice, chosenCells } from '#test/support/sweeps/chosen-cells'

let local: LocalRun
let browser: Browser
let owner: Owner
let context: BrowserContext
let page: Page
let agentId = ''

const at = (path: string) => `${local.addresses.dashboard}${path}`
const tab = (name: string) => at(`/app/eu/agents/${agentId}/${name}`)
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
})

describe('the keyboard', () => {
  test('moves in the list and opens the row', async () => {
    await page.goto(at('/app/eu/agents'))
    const row = page.locator('.vg-rows__link').first()
    await row.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await heading('Prompt').waitFor()
  })

  test('opens and closes the test chat with mod+J', async () => {
    const panel = page.getByRole('complementary', { name: 'Test chat' })
    await page.keyboard.press('Control+j')
    await panel.waitFor()
    expect(page.url()).toContain('showDebugger=true')
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(450)
    await page.keyboard.press('Control+j')
    await panel.waitFor({ state: 'detached' })
  })
})

describe('editing an agent', () => {
  test('asks once before changes are lost', async () => {
    await page.goto(tab('overview'))
    await page.getByLabel('Description').fill('Something else')
    await page.getByRole('link', { name: 'Knowledge' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Something else')
    await page.getByRole('link', { name: 'Knowledge' }).first().click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await heading('Knowledge').waitFor()
  })
})

describe('the frame', () => {
  test('has its specified sizes and remembers whether it is collapsed', async () => {
    const options = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const
    const own = await browser.newContext({ ...options, storageState: await context.storageState() })
    const framed = await own.newPage()
    await framed.goto(at('/app/eu/agents'))
    const side = framed.getByRole('navigation', { name: 'Workspace' })
    const width = async () => (await side.boundingBox())?.width
    await expect.poll(async () => (await framed.locator('.vg-top').boundingBox())?.height).toBe(55)
    await expect.poll(width).toBe(200)
    await framed.getByRole('button', { name: 'Collapse sidebar' }).focus()
    await framed.keyboard.press('Enter')
    await expect.poll(width).toBe(65)
    await framed.reload()
    await expect.poll(width).toBe(65)
    await framed.getByRole('button', { name: 'Expand sidebar' }).focus()
    await framed.keyboard.press('Enter')
    await expect.poll(width).toBe(200)
    await framed.goto(tab('overview'))
    const agentSide = framed.getByRole('navigation', { name: 'Agent' }).first()
    await expect.poll(async () => (await agentSide.boundingBox())?.width).toBe(250)
    await own.close()
  })

  test('opens a hovered tab without a request', async () => {
    const isLoaded = watchLoading(page)
    await page.goto(tab('overview'))
    await heading('Widget').waitFor()
    await isLoaded()
    const settings = page.getByRole('link', { name: 'Settings' }).first()
    // the code of the other tabs loads while the page rests, their data when they are hovered
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await expect.poll(loaded).toContainEqual(expect.stringContaining('/settings-screen-'))
    await settings.hover()
    await isLoaded()
    const asked: string[] = []
    // the preview's frame keeps loading its own files
    page.on('request', (request) => request.frame() === page.mainFrame() && asked.push(request.url()))
    await settings.click()
    await heading('Settings').waitFor()
    // memberships are polled twice a minute, and the bell fetches once it is subscribed, independent of the page
    expect(asked.filter((url) => !/\/(icon\.svg|v2\/me\/workspaces|notifications)$/.test(url))).toEqual([])
  })

  const screens = ['agents', 'overview?showDebugger=true', 'nodes', 'kb', 'settings']
  const variants = ['default', 'bordered', 'faded', 'flat'] as const
  const colours = ['#be123c', '#facc15', '#0070f3'] as const satisfies readonly Hex[]
  const themes = ['light', 'dark'] as const

  const looks = variants.map((variant, column) => ({ variant, column }))
  const sweep = chosenCells(screens, looks).map(([screen, cells], row) => ({ screen, cells, row }))
  const named = sweep.map((one) => ({ ...one, looks: one.cells.map(({ variant }) => variant).join(', ') }))

  // in a whole sweep every pair of a screen, a variant, a colour and a theme occurs at least once
  test.each(named)(
    `axe finds nothing on $screen under another brand ($looks; ${choice})`,
    async ({ screen, cells, row }) => {
      await page.goto(screen === 'agents' ? at('/app/eu/agents') : tab(screen))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      for (const { variant, column } of cells) {
        const primary = colours[(row + column) % colours.length] ?? colours[0]
        const theme = themes[(row + column) % themes.length]
        await page.evaluate(
          ([values, look, mode]) => {
            const root = document.documentElement
            for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value)
            root.dataset.variant = look
            root.dataset.theme = mode
          },
          [brandVariables({ primary }), variant, theme] as const,
        )
        expect(await findAccessibilityFaults(page), `${primary} ${variant} ${theme}`).toEqual([])
      }
    },
  )
})
