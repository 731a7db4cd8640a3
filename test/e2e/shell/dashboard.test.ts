import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '#shared/colour'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openChromium } from '#test/support/browser/open-chromium'
import { openFirstAgent, signInAsDemo } from '#test/support/browser/sign-in'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'
import { brandVariables } from '#web/lib/style/apply-brand.ts'

let local: LocalRun
let browser: Browser
let context: BrowserContext
let page: Page
let agentId = ''

const at = (path: string) => `${local.addresses.dashboard}${path}`
const tab = (name: string) => at(`/app/eu/agents/${agentId}/${name}`)
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

beforeAll(async () => {
  ;[local, browser] = await Promise.all([startLocalRun({ withDemo: true }), openChromium()])
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await signInAsDemo(page, local.addresses.dashboard)
  agentId = await openFirstAgent(page)
})

afterAll(async () => {
  await browser?.close()
  await local?.stop()
})

describe('the keyboard', () => {
  test('goes where its letters say, and only outside fields', async () => {
    await page.goto(tab('overview'))
    await heading('Widget').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('k')
    await heading('Knowledge').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await heading('Agents').waitFor()
    await page.goto(tab('overview'))
    await page.getByLabel('Bubble message').fill('')
    await page.keyboard.type('gan?')
    await expect.poll(() => page.getByLabel('Bubble message').inputValue()).toBe('gan?')
    await page.getByRole('button', { name: 'Discard' }).click()
  })

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

  test('opens the help, and Escape gives the focus back', async () => {
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor({ state: 'detached' })
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

describe('signing in', () => {
  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])('never leads on to %s', async (next) => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(at(`/login?next=${encodeURIComponent(next)}`))
    await visitor.getByLabel('E-mail').fill('demo@parley.localhost')
    await visitor.getByRole('textbox', { name: 'Password' }).fill('parley-demo')
    await visitor.keyboard.press('Enter')
    await visitor.waitForURL(at('/app/eu/agents'))
    await visitor.context().close()
  })

  test('leads on to the page that was asked for', async () => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(tab('kb?tab=test'))
    await visitor.getByLabel('E-mail').fill('demo@parley.localhost')
    await visitor.getByRole('textbox', { name: 'Password' }).fill('parley-demo')
    await visitor.keyboard.press('Enter')
    await visitor.getByRole('tab', { name: 'Test', selected: true }).waitFor()
    await visitor.context().close()
  })
})

describe('editing an agent', () => {
  test('saves a draft with mod+S, then publishes with the same keys', async () => {
    await page.goto(tab('overview'))
    await page.getByLabel('Bubble message').fill('Hi, is something creaking?')
    await page.getByText('There are unsaved changes.').first().waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('There are unsaved changes.').first().waitFor({ state: 'detached' })
    await page.getByText('Changes waiting').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Version 2 is live.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Published' }).isDisabled()).toBe(true)
    await page.getByText('v2 is live. Put it on the website?').waitFor()
    await page.getByRole('button', { name: 'Don’t show again' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dontShowPublishAgain'))).toBe('true')
    await page.getByRole('button', { name: 'More about publishing' }).click()
    await page.getByRole('button', { name: 'Add widget to website' }).click()
    await page.getByRole('dialog', { name: 'Add to your website' }).getByText('/widget/loader.js').waitFor()
  })

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

  test('never overwrites what somebody else saved meanwhile, and keeps what was typed', async () => {
    await page.goto(tab('overview'))
    await page.getByLabel('Description').fill('Mine')
    const other = await context.newPage()
    await other.goto(tab('overview'))
    await other.getByLabel('Bubble message').fill('Theirs')
    await other.keyboard.press('Control+s')
    await other.getByText('There are unsaved changes.').first().waitFor({ state: 'detached' })
    await other.close()
    await page.getByRole('button', { name: /Save draft/ }).click()
    await page.getByRole('button', { name: 'Reload and keep my changes' }).click()
    await expect.poll(() => page.getByLabel('Bubble message').inputValue()).toBe('Theirs')
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Mine')
    await page.getByRole('button', { name: /Save draft/ }).click()
    await page.getByText('There are unsaved changes.').first().waitFor({ state: 'detached' })
    // the other's copy was kept before mine went on top of it
    await page.getByRole('button', { name: 'More about publishing' }).click()
    await page.getByRole('button', { name: 'Version history' }).click()
    await page
      .getByText(/Draft saved after v/)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('a chunk size under 1000 is refused in the specified words', async () => {
    await page.goto(tab('settings?tab=technical'))
    await page.getByLabel('Max chunk size').fill('800')
    await page.getByRole('button', { name: /Save draft/ }).click()
    await page.getByText('Failed to save agent: Max chunk size must be greater than 1000').waitFor()
    await page.getByText('1 field needs you').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => page.getByLabel('Max chunk size').inputValue()).toBe('2424')
  })

  test('settings open at the tab of the address, an unknown one at the first', async () => {
    await page.goto(tab('settings?tab=security'))
    await page.getByRole('tab', { name: 'Security', selected: true }).waitFor()
    await page.goto(tab('settings?tab=nonsense'))
    await page.getByRole('tab', { name: 'Core', selected: true }).waitFor()
  })

  test('an agent that does not exist leads to the list', async () => {
    await page.goto(at('/app/eu/agents/nosuchagent00000/overview'))
    await page.waitForURL('**/app/eu/agents')
    await heading('Agents').waitFor()
  })
})

describe('the frame', () => {
  test('has its specified sizes and remembers the fold', async () => {
    await page.goto(at('/app/eu/agents'))
    const side = page.getByRole('navigation', { name: 'Workspace' })
    await side.waitFor()
    const width = async () => (await side.boundingBox())?.width
    await expect.poll(async () => (await page.locator('.vg-top').boundingBox())?.height).toBe(55)
    expect(await width()).toBe(200)
    await page.getByRole('button', { name: 'Fold the side' }).focus()
    await page.keyboard.press('Enter')
    expect(await width()).toBe(65)
    await page.reload()
    await side.waitFor()
    expect(await width()).toBe(65)
    await page.getByRole('button', { name: 'Unfold the side' }).focus()
    await page.keyboard.press('Enter')
    await page.goto(tab('overview'))
    const agentSide = page.getByRole('navigation', { name: 'Agent' }).first()
    await agentSide.waitFor()
    await expect.poll(async () => (await agentSide.boundingBox())?.width).toBe(250)
  })

  test('opens a hovered tab without a request', async () => {
    await page.goto(tab('overview'))
    const settings = page.getByRole('link', { name: 'Settings' }).first()
    await settings.hover()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await settings.click()
    await heading('Settings').waitFor()
    // memberships are looked at twice a minute, and the bell asks once it hears, whatever happens on the page
    expect(asked.filter((url) => !/\/(icon\.svg|v2\/me\/workspaces|notifications)$/.test(url))).toEqual([])
  })

  const screens = ['agents', 'overview?showDebugger=true', 'nodes', 'kb', 'settings']
  const variants = ['default', 'bordered', 'faded', 'flat'] as const
  const colours = ['#be123c', '#facc15', '#0070f3'] as const satisfies readonly Hex[]
  const themes = ['light', 'dark'] as const

  // every pair of a screen, a variant, a colour and a theme stands side by side at least once
  test.each(screens.map((screen, row) => [screen, row] as const))(
    're-branded, %s shows axe nothing',
    async (screen, row) => {
      await page.goto(screen === 'agents' ? at('/app/eu/agents') : tab(screen))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      for (const [column, variant] of variants.entries()) {
        const primary = colours[(row + column) % colours.length] ?? colours[0]
        const theme = themes[(row + column) % themes.length]
        await page.evaluate(
          ([values, look, mode]) => {
            const root = document.documentElement
            for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value)
            root.dataset.variant = look
            root.dataset.theme = mode
          },
          [brandVariables({ primary, variant }), variant, theme] as const,
        )
        expect(await findAccessibilityFaults(page), `${primary} ${variant} ${theme}`).toEqual([])
      }
    },
  )
})
