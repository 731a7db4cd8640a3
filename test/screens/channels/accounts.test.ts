import { waitFor, within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const MOVE = 'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent'

let serial = 0
/** An owner with two agents; a page with its Instagram, one without, and a number. */
const connected = async () => {
  const owner = await dashboard.newOwner()
  const second = `table-host-${String(++serial).padStart(3, '0')}`
  const { region } = dashboard
  await region.invoke('POST /v2/agents/{agentId}', { agentId: second, title: 'Table Host' }, { token: owner.token })
  const of = (account: ChannelAccount['account'], more: Partial<ChannelAccount>) =>
    channelAccounts.creating({
      account,
      workspaceId: owner.uid,
      agentId: owner.agentId,
      name: 'Casa Verde',
      token: 'sealed',
      tokenEnd: 'end',
      state: 'connected',
      connectedAt: 1,
      ...more,
    })
  const ids = { page: `1${serial}00`, instagram: `2${serial}00`, fjord: `3${serial}00`, number: `4${serial}00` }
  await attempt([
    of(`messenger:${ids.page}`, { linked: `instagram:${ids.instagram}` }),
    of(`instagram:${ids.instagram}`, {
      linked: `messenger:${ids.page}`,
      handle: '@casaverde',
      state: 'degraded',
      cause: 'taken',
    }),
    of(`messenger:${ids.fjord}`, { name: 'Fjord Dental', agentId: second }),
    of(`whatsapp:${ids.number}`, { name: 'Reservations', handle: '+351 289 555 014', state: 'broken', since: 1 }),
  ])
  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  return { ...owner, second, ids, rows }
}

test('Meta Pages lists every page with its Instagram, its agent and its state, and the numbers below', async () => {
  const { rows, ids, ...owner } = await connected()
  const { page, user } = dashboard.visit(owner, '/app/eu/meta-pages')
  await page.findByText('2 pages and 1 Instagram account in this workspace, and who answers them.')
  expect(rows()).toHaveLength(3)
  for (const fact of ['Casa Verde', ids.page, '@casaverde', 'Ridgeline Cycles', 'needs attention'])
    expect(rows()[0]).toContain(fact)
  expect(rows()[1]).toContain('None linked')
  expect(rows()[2]).toMatch(/\+351 289 555 014.*not answering since/)
  page.getByRole('heading', { name: 'WhatsApp numbers' })
  await user.type(page.getByRole('searchbox', { name: 'Filter by name or agent' }), 'table')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toContain('Fjord Dental')
})

test('a page is moved to another agent after saying what becomes of its conversations', async () => {
  const { rows, ids, second, ...owner } = await connected()
  const { page, user } = dashboard.visit(owner, '/app/eu/meta-pages')
  await user.click(await page.findByRole('button', { name: 'Move Casa Verde' }))
  const dialog = await page.findByRole('alertdialog', { name: 'Move Casa Verde' })
  expect(dialog.textContent).toContain('With @casaverde. The next message of each visitor begins a new conversation')
  // no agent gets it by a first button that is pressed
  expect(within(dialog).queryByRole('radio', { checked: true })).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('radio', { name: 'Table Host' }))
  await user.click(within(dialog).getByRole('button', { name: 'Move to Table Host' }))
  await page.findByText('Table Host answers Casa Verde now.')
  await waitFor(() => expect(rows()[0]).toContain('Table Host'))
  const moved = await channelAccounts.get({ account: `instagram:${ids.instagram}` })
  expect(moved?.agentId).toBe(second)
})

test('what keeps an account from moving is said where it was asked, and nothing closes', async () => {
  const { rows, ...owner } = await connected()
  dashboard.answerInstead(MOVE, () =>
    Response.json({ code: 'conflict', message: 'Another agent answers for it by now.' }, { status: 409 }),
  )
  const { page, user } = dashboard.visit(owner, '/app/eu/meta-pages')
  await user.click(await page.findByRole('button', { name: 'Move Fjord Dental' }))
  await user.click(await page.findByRole('radio', { name: 'Ridgeline Cycles' }))
  await user.click(page.getByRole('button', { name: 'Move to Ridgeline Cycles' }))
  await page.findByText('Fjord Dental was not moved.')
  await page.findByText('Another agent answers for it by now.')
  expect(rows()).toHaveLength(3)
})

test('WhatsApp lists the numbers first; one is removed once that is confirmed', async () => {
  const { rows, ...owner } = await connected()
  const { page, user } = dashboard.visit(owner, '/app/eu/whatsapp-numbers')
  await page.findByText('1 number in this workspace, and who answers them.')
  expect(rows()[0]).toContain('+351 289 555 014')
  expect(page.getByRole('link', { name: 'Reconnect +351 289 555 014' }).getAttribute('href')).toBe(
    `/app/eu/agents/${owner.agentId}/channels?panel=whatsapp`,
  )
  await user.click(page.getByRole('button', { name: 'Remove +351 289 555 014' }))
  const dialog = await page.findByRole('alertdialog', { name: 'Remove +351 289 555 014?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await page.findByText('+351 289 555 014 is removed.')
  await page.findByText('No numbers connected.')
  // the pages are still there
  expect(rows()).toHaveLength(2)
})

test('a legacy number is not offered to be moved, which its agent’s address does not allow', async () => {
  const { rows, ids, ...owner } = await connected()
  await attempt([
    channelAccounts.changing(
      { account: `whatsapp:${ids.number}` },
      { set: { state: 'connected', isLegacy: true } },
      { workspaceId: is(owner.uid) },
    ),
  ])
  const { page } = dashboard.visit(owner, '/app/eu/whatsapp-numbers')
  await page.findByText('Legacy numbers stay with their agent.')
  expect(page.queryByRole('button', { name: 'Move +351 289 555 014' })).toBeNull()
  page.getByRole('button', { name: 'Remove +351 289 555 014' })
})

test('without any account the page says how one comes there', async () => {
  const owner = await dashboard.newOwner()
  const { page } = dashboard.visit(owner, '/app/eu/meta-pages')
  await page.findByText('No pages connected.')
  expect(page.getByRole('link', { name: 'Choose an agent' }).getAttribute('href')).toBe('/app/eu/agents')
  expect(page.queryByRole('searchbox', { name: 'Filter by name or agent' })).toBeNull()
})

test('accounts that do not load can be asked for again', async () => {
  const owner = await dashboard.newOwner()
  let isDown = true
  dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/channels', () =>
    isDown ? Response.json({ code: 'internal', message: 'Asleep.' }, { status: 500 }) : Response.json({ accounts: [] }),
  )
  const { page, user } = dashboard.visit(owner, '/app/eu/whatsapp-numbers')
  const again = await page.findByRole('button', { name: /Try again|Reload/ })
  isDown = false
  await user.click(again)
  await page.findByText('No numbers connected.')
})
