import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import { sharedSite } from '#test/support/local/shared-site'
import type { LocalRun } from '#test/support/local/start-local-run'
import type { FixtureSite } from '#test/support/providers/fixture-site'

const hotel = (title: string, text: string, links: readonly string[] = []) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main><nav>${links
    .map((link) => `<a href="${link}">there</a>`)
    .join(' ')}</nav></body></html>`
const luggage = 'Check-in starts at 15:00 and check-out is until 11:00. Luggage waits at reception free of charge.'

let local: LocalRun
let page: Page
let site: FixtureSite
let agentId = ''

const at = (path: string) => `${local.addresses.dashboard}${path}`
const kb = (search = '') => at(`/app/eu/agents/${agentId}/kb${search}`)
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

const ask = async (question: string) => {
  await page.getByRole('textbox', { name: 'Question', exact: true }).last().fill(question)
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('heading', { name: 'Chunks used' }).waitFor()
}

oneStory()

beforeAll(async () => {
  site = await sharedSite.get()
  site.serve({
    '/': hotel('Casa Verde', 'Casa Verde runs three small hotels in Tavira, Lagos and Faro, open all year.', [
      '/spa',
      '/check-in',
      '/copy',
      '/lost',
    ]),
    '/spa': hotel('Spa', 'The spa is open from 10:00 to 20:00 on weekdays. Towels are included in the price.'),
    '/check-in': hotel('Check-in', luggage),
    '/copy': hotel('Check-in', luggage),
  })
  const { browser, owner, ...own } = await ownRun()
  local = own.local
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  page = await context.newPage()
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
})

describe('the knowledge of an agent', () => {
  test('text is added, and the test box answers from it and says why another source does not', async () => {
    await page.goto(kb())
    await page.getByRole('button', { name: 'Add source' }).first().click()
    const drawer = dialog('Add source')
    await drawer.getByRole('radio', { name: 'Text', exact: true }).click()
    await drawer.getByLabel(/^Title/).fill('Dogs')
    await drawer
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Dogs up to 20 kg stay free of charge in garden rooms. A larger dog costs 15 euros a night.')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Add', exact: true }).click()
    await drawer.waitFor({ state: 'detached' })
    const row = page.getByRole('row', { name: /Dogs/ })
    await row.getByText('Indexed').last().waitFor({ timeout: 20_000 })
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Test' }).click()
    await ask('What does a larger dog cost?')
    await page.getByText('Answered from the best chunk').waitFor()
    await page.getByRole('combobox', { name: 'Choose a source' }).click()
    await page.getByRole('option', { name: 'Dogs' }).click()
    await page.getByText('Used in the answer').waitFor()
    await expectAccessible(page)
  })

  test('a tested answer becomes a Q&A, which is then sent word for word', async () => {
    await page.getByRole('button', { name: 'Save as Q&A' }).click()
    await page.getByRole('tab', { name: /Q&A/, selected: true }).waitFor()
    const question = page.getByRole('textbox', { name: 'Question', exact: true }).first()
    await expect.poll(() => question.inputValue()).toBe('What does a larger dog cost?')
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('15 euros a night, paid on arrival.')
    await page.getByRole('button', { name: /Add Q&A/ }).click()
    await page.getByText('Q&A added.').waitFor()
    await page.getByText('Not edited yet').waitFor()
    await ask('What does a larger dog cost?')
    await page.getByText('Answered by a Q&A').waitFor()
    await expectAccessible(page)
  })

  test('an edited Q&A keeps its history, and an earlier version can be restored', async () => {
    const answer = page.getByRole('textbox', { name: 'Answer', exact: true })
    await answer.fill('20 euros a night, paid on arrival.')
    await page.getByRole('tab', { name: /Sources/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.keyboard.press('Control+s')
    await page.getByText('Edited once').waitFor()
    await page.getByRole('button', { name: 'Compare' }).click()
    const history = dialog('History')
    await history.locator('del', { hasText: '15' }).waitFor()
    await history.locator('ins', { hasText: '20' }).waitFor()
    await expectAccessible(page)
    await history.getByRole('button', { name: 'Restore this version' }).click()
    await expect.poll(() => answer.inputValue()).toBe('15 euros a night, paid on arrival.')
  })

  test('a source is edited in its drawer, filtered, tagged with others and deleted', async () => {
    await page.goto(kb())
    await page.getByRole('link', { name: 'Dogs' }).click()
    const drawer = dialog('Dogs')
    await drawer.getByLabel(/^Tags/).fill('policies')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('cell', { name: 'policies' }).waitFor()

    await page.keyboard.press('/')
    await page.keyboard.type('nothing of this name')
    await page.getByText('No source matches the filter.').waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('checkbox', { name: 'Select Dogs' }).click()
    await page.getByText('1 selected').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete selected' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('link', { name: 'Dogs' }).waitFor({ state: 'detached' })
  })

  test('an empty list of gaps says what will appear there', async () => {
    await page.getByRole('tab', { name: /Gaps/ }).click()
    await page.getByText('No unanswered questions.').waitFor()
    await expectAccessible(page)
  })
})

describe('a website', () => {
  test('is crawled, its pages are chosen, and the agent answers from them', async () => {
    await page.goto(at('/app/eu/automations'))
    await page.getByText('No crawls yet.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'New crawl' }).click()
    const drawer = dialog('New crawl')
    await drawer.getByLabel('Address of the site').fill(`${site.origin}/`)
    await drawer.getByText('Up to 100 pages, at most 100 credits; you have 1,000.').waitFor()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Start crawl' }).click()
    await page.waitForURL(/\/automations\/\w+/)
    await page.getByText('Ready to import').waitFor({ timeout: 60_000 })
    await page.getByText('Duplicate of /check-in').waitFor()
    await page.getByText('There is no page at this address (404).').waitFor()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Select Casa Verde' }).click()
    await page.getByRole('button', { name: 'Import 2 pages' }).click()
    const chosen = dialog(/^Import into/)
    await chosen.getByLabel('Title').fill('The hotels')
    await expectAccessible(page)
    await chosen.getByRole('button', { name: 'Import', exact: true }).click()
    await page.waitForURL(/\/kb/)
    const row = page.getByRole('row', { name: /The hotels/ })
    await row.getByText('Indexed').last().waitFor({ timeout: 30_000 })
    await row.getByText('Site, 2 pages').waitFor()
    await page.getByRole('tab', { name: 'Test' }).click()
    await ask('When is the spa open?')
    await page
      .getByText(/10:00 to 20:00/)
      .first()
      .waitFor()
  })

  test('keeps its crawl in the list until it is deleted', async () => {
    await page.goto(at('/app/eu/automations'))
    await page.getByRole('cell', { name: 'Imported' }).waitFor()
    await expectAccessible(page)
    await page.locator('.vg-rows__link').first().click()
    await page.getByRole('link', { name: 'Show the source' }).waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No crawls yet.').waitFor()
  })
})
