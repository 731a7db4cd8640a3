import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ConnectedAccount } from '#shared/channels/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const LIST = 'GET /v2/agents/{agentId}/channels'
const ONE = 'GET /v2/agents/{agentId}/channels/telegram'
const CONNECT = 'POST /v2/agents/{agentId}/channels/telegram'

const MINUTE_MS = 60_000
const bot = (agentId: string, more: Partial<ConnectedAccount>): ConnectedAccount => ({
  account: 'telegram:7',
  kind: 'telegram',
  agentId,
  name: 'Casa Verde',
  handle: '@casaverde_bot',
  state: 'connected',
  connectedAt: 1,
  tokenEnd: 'p4Q',
  ...more,
})
const settings = { smartInit: true, telegram: { groups: 'mentioned' }, discord: { messages: 'mentioned' } }

test('a broken bot says since when, why, what waits and what it did last, and offers to connect it again', async () => {
  const owner = await dashboard.newOwner()
  const account = bot(owner.agentId, {
    state: 'broken',
    reason: 'Unauthorized',
    since: Date.now() - MINUTE_MS,
    lastInAt: Date.now() - 5 * MINUTE_MS,
    lastOutAt: Date.now() - 6 * MINUTE_MS,
    waiting: 6,
  })
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [account], settings }))
  const { page } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels`)
  const card = await page.findByRole('listitem', { name: 'Telegram' })
  expect(card.textContent).toMatch(/Active, not answering since \d/)
  for (const fact of ['Unauthorized', '6 replies wait', 'In 5\u00a0min, out 6\u00a0min', 'Reconnect', '@casaverde_bot'])
    expect(card.textContent).toContain(fact)
})

test('a bot whose messages another program takes is connected again with one click, by its stored token', async () => {
  const owner = await dashboard.newOwner()
  let account = bot(owner.agentId, { state: 'degraded', cause: 'taken', since: Date.now() - MINUTE_MS })
  const webhook = { url: 'https://app.example/hook', isOurs: false, waiting: 2 }
  const sent: unknown[] = []
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [account], settings }))
  dashboard.answerInstead(ONE, () => Response.json({ account, webhook }))
  dashboard.answerInstead(CONNECT, (init) => {
    sent.push(JSON.parse(String(init.body)))
    account = bot(owner.agentId, {})
    return Response.json({ account, webhook: { ...webhook, isOurs: true } })
  })
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels`)
  const card = await page.findByRole('listitem', { name: 'Telegram' })
  expect(card.textContent).toContain('Active, needs attention')
  expect(card.textContent).toContain('Another program takes its messages')
  await user.click(page.getByRole('button', { name: 'Reconnect' }))
  const panel = await page.findByRole('dialog', { name: 'Telegram' })
  expect(panel.textContent).toMatch(/Needs attention since \d/)
  await user.click(await page.findByRole('button', { name: 'Reconnect' }))
  await page.findByText('Casa Verde is connected again.')
  expect(sent).toEqual([{}])
  expect(page.queryByText(/Needs attention/)).toBeNull()
})

test('a bot that cannot be connected again says why', async () => {
  const owner = await dashboard.newOwner()
  const account = bot(owner.agentId, { state: 'broken', reason: 'Unauthorized', since: Date.now() })
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [account], settings }))
  dashboard.answerInstead(ONE, () => Response.json({ code: 'unavailable', message: 'Asleep.' }, { status: 503 }))
  dashboard.answerInstead(CONNECT, () => Response.json({ code: 'unavailable', message: 'Asleep.' }, { status: 503 }))
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=telegram`)
  await page.findByText(/Not answering since/)
  await user.click(page.getByRole('button', { name: 'Reconnect' }))
  await page.findByText('The channel was not connected again.')
})

test('a page’s panel says how the page, or else its Instagram account, is, and what connecting it again does', async () => {
  const owner = await dashboard.newOwner()
  const page1: ConnectedAccount = { ...bot(owner.agentId, {}), account: 'messenger:8', kind: 'messenger' }
  const instagram: ConnectedAccount = {
    ...bot(owner.agentId, { state: 'degraded', cause: 'unset', since: Date.now() - MINUTE_MS }),
    account: 'instagram:9',
    kind: 'instagram',
    pageId: '8',
  }
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [page1, instagram], settings }))
  dashboard.answerInstead('GET /v2/meta-log-in', () => Response.json({ sdkUrl: 'https://x.example', version: 'v25.0' }))
  const { page } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=pages`)
  const section = await page.findByRole('region', { name: 'Connected pages' })
  expect(section.textContent).toMatch(
    /Needs attention since \d.*Its messages no longer come here\.Reconnecting keeps its conversations/,
  )
  expect(section.textContent).not.toContain('Active')
})

test('the page is counted once when it is opened, not with each time that its data is fetched', async () => {
  const owner = await dashboard.newOwner()
  let views = 0
  dashboard.answerInstead('POST /v2/agents/{agentId}/channels/viewed', () => {
    views++
    return Response.json({ success: true })
  })
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels`)
  const card = await page.findByRole('listitem', { name: 'Telegram' })
  await user.click(within(card).getByRole('button', { name: 'Connect' }))
  await page.findByRole('dialog', { name: 'Telegram' })
  expect(views).toBe(1)
})
