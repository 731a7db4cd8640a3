import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importMessages } from '#shared/documents/import-messages'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

let dashboard: Dashboard
let world: KnowledgeWorld
beforeAll(async () => {
  dashboard = await startDashboard()
  world = await knowledgeWorld(dashboard.region, { name: 'Ada Owner' })
})
afterEach(() => dashboard.closeAll())
afterAll(async () => {
  world.stop()
  await dashboard.stop()
})

test.each([
  [`/kb`, 'Add source', 'Address of the page', 'Add'],
  ['/automations', 'New crawl', 'Address of the site', 'Start crawl'],
])(
  'an address in a private network, given at %s, is not read and the page says why',
  async (path, open, field, start) => {
    const address = path === '/kb' ? `/app/eu/agents/${world.agentId}${path}` : `/app/eu${path}`
    const { page, user, fill } = dashboard.visit(world.owner, address)
    const [button] = await page.findAllByRole('button', { name: open })
    await user.click(button ?? document.body)
    const dialog = within(await page.findByRole('dialog', { name: open }))
    await fill(dialog.getByLabelText(field), 'http://169.254.169.254/latest/meta-data/')
    await user.click(dialog.getByRole('button', { name: start }))
    await expect.poll(() => page.queryByRole('dialog', { name: open })).toBeNull()
    await world.settle()
    const { page: later } = dashboard.visit(world.owner, location.pathname)
    expect(await later.findAllByText(importMessages['blocked-address'], { exact: false })).not.toHaveLength(0)
  },
)
