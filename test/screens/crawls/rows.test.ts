import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const crawl = (id: string, agentId: string, isFree: boolean) => ({
  id,
  workspaceId: 'w',
  agentId,
  isFree,
  seeds: ['https://kestrel.example/'],
  mode: 'deep',
  include: [],
  exclude: [],
  maxPages: 25,
  maxDepth: 3,
  status: 'ready',
  found: 3,
  done: 3,
  read: 3,
  failed: 0,
  more: 4,
  bytes: 1000,
  milliCredits: 0,
  startedAt: 1,
  endedAt: 2,
})
const page = { id: 'P1', url: 'https://kestrel.example/', title: 'Kestrel', status: 'read', characters: 90, depth: 0 }

test('a crawl that the wizard left without an agent is called the wizard’s, and offers no import', async () => {
  const owner = await dashboard.newOwner()
  const left = crawl('left', 'none', true)
  const crawls = [left, crawl('gone', 'none', false), crawl('own', owner.agentId, false)]
  dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/crawls', () => Response.json({ crawls }))
  dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}', () => Response.json({ crawl: left }))
  dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages', () =>
    Response.json({ pages: [page] }),
  )
  const { page: screen, user } = dashboard.visit(owner, '/app/eu/automations')
  // three crawls of one website
  await screen.findByText(/^1 website crawled\./)
  const cells = [...document.querySelectorAll('tbody tr')].map((row) => [
    row.querySelectorAll('td')[1]?.textContent,
    row.querySelectorAll('td')[2]?.textContent,
  ])
  expect(cells).toEqual([
    ['Agent Wizard', 'Crawled'],
    ['Deleted agent', 'Crawled'],
    ['Ridgeline Cycles', 'Ready to import'],
  ])
  await user.click(screen.getAllByRole('link', { name: 'kestrel.example' })[0] ?? document.body)
  await screen.findByText('For Agent Wizard, follow links')
  await screen.findByText('Kestrel')
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

test('without crawls the first step leads to a new one', async () => {
  const owner = await dashboard.newOwner()
  const { page: screen, user } = dashboard.visit(owner, '/app/eu/automations')
  await user.click(await screen.findByRole('link', { name: 'Enter the address of a site' }))
  await screen.findByRole('dialog', { name: 'New crawl' })
})
