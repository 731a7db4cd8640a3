import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { crawls, type StoredCrawl } from '#functions/crawls/store'
import { commit } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

/** The page of a crawl that reached its limit. */
const openCrawl = async () => {
  const owner = await dashboard.newOwner()
  const crawl: StoredCrawl = {
    workspaceId: owner.uid,
    id: ulid(),
    agentId: owner.agentId,
    plan: { seeds: ['https://shop.example/'], mode: 'deep', include: [], exclude: [], maxPages: 1000, maxDepth: 3 },
    status: 'ready',
    note: 'limit-pages',
    found: 1290,
    done: 1040,
    read: 1000,
    failed: 40,
    bytes: 1,
    milliCredits: 1_000_000,
    isFree: false,
    batch: 90,
    startedAt: Date.now() - 60_000,
    endedAt: Date.now(),
  }
  await commit([crawls.creating(crawl)])
  const view = dashboard.visit(owner, `/app/eu/automations/${crawl.id}`)
  await view.page.findByText('1,000 pages crawled; 250 more known.')
  return { ...view, owner, button: view.page.getByRole('button', { name: 'Read on' }) }
}

test('a crawl that knows further pages is read on with the keyboard, and shows its progress', async () => {
  const { page, user, button } = await openCrawl()
  page.getByText(/for up to 1,000 further pages, 1 credit each/)
  button.focus()
  await user.keyboard('{Enter}')
  await page.findByRole('button', { name: 'Cancel the crawl' })
  await page.findByText('1,040 of 1,290')
  expect(page.queryByRole('button', { name: 'Read on' })).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Cancel the crawl')
})

test('without credits the page says so, and offers it again', async () => {
  const { page, user, owner, button } = await openCrawl()
  await accounts.bump({ kind: 'workspace', id: owner.uid }, { set: { balance: 0 } })
  await user.click(button)
  await page.findByText(/Crawling a page costs 1 credit, and there are none left\./)
  expect(page.getByRole('button', { name: 'Read on' })).toHaveProperty('disabled', false)
})
