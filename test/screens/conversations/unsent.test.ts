import { waitFor, within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { heads, messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import type { AccountState } from '#shared/channels/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const CHAT = '/v2/agents/{agentId}/conversations/{conversationId}'

test('what was not sent is marked in the list until a member opens the chat, and the room leads from one to the next', async () => {
  const { region } = dashboard
  const agentId = 'unsent-agent-001'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  await region.invoke(`POST ${CHAT}/take-over`, { agentId, conversationId }, { token: owner.token })
  const at = world().now() + 1000
  const reply = (text: string, later: number, state: 'failed' | 'sent') =>
    messages.creating({
      conversationId,
      id: ulid(at + later),
      role: 'person',
      text,
      at: at + later,
      delivery: { state, at, ...(state === 'failed' ? { reason: 'Forbidden: bot was blocked by the user' } : {}) },
    })
  await attempt([
    reply('First', 1, 'failed'),
    reply('Arrived', 2, 'sent'),
    reply('Second', 3, 'failed'),
    heads.changing({ conversationId }, { set: { channel: 'telegram', unsentAt: at } }, { agentId: present }),
  ])
  const list = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos`)
  await list.page.findByRole('link', { name: /Ana.*Not sent/ })
  dashboard.closeAll()
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  await page.findByText('2 messages were not sent.')
  const shown = () => document.activeElement?.textContent
  await user.click(page.getByRole('button', { name: 'Show' }))
  expect(shown()).toContain('First')
  await user.click(page.getByRole('button', { name: 'Show' }))
  expect(shown()).toContain('Second')
  await user.click(page.getByRole('button', { name: 'Show' }))
  expect(shown()).toContain('First')
  // a member has seen it now, and the line stays with the messages
  await waitFor(async () => expect(await heads.get({ conversationId })).not.toHaveProperty('unsentAt'))
  await waitFor(() => expect(page.queryByRole('link', { name: /Not sent/ })).toBeNull())
  page.getByText('2 messages were not sent.')
})

test('a notice that the channel refused says so where it stands, and the room leads to it', async () => {
  const { region } = dashboard
  const agentId = 'unsent-agent-009'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  await region.invoke(`POST ${CHAT}/take-over`, { agentId, conversationId }, { token: owner.token })
  const at = world().now()
  const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })
  const [notice] = items.filter((message) => message.notice === 'joined')
  const delivery = { state: 'failed' as const, at, reason: 'More than 24 hours have passed' }
  await attempt([
    messages.changing({ conversationId, id: notice?.id ?? '' }, { set: { delivery } }, { id: present }),
    heads.changing({ conversationId }, { set: { channel: 'whatsapp' } }, { agentId: present }),
  ])
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  await page.findByText('1 message was not sent.')
  await user.click(page.getByRole('button', { name: 'Show' }))
  expect(document.activeElement?.textContent).toMatch(/took over.*More than 24 hours have passed/)
})

/** A member's conversation on Telegram, with a reply that its account has put off; `other` is another bot of the agent's. */
const waiting = async (agentId: string, state: AccountState, other?: AccountState) => {
  const { region } = dashboard
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  const at = world().now() + 1000
  const serial = `${at}${agentId.slice(-1)}`
  const own: AccountId = `telegram:${serial}`
  const account = { token: 'sealed', tokenEnd: 'abc', name: 'Desk', connectedAt: 1, workspaceId: owner.uid, agentId }
  await attempt([
    messages.creating({
      conversationId,
      id: ulid(at),
      role: 'person',
      text: 'Hello',
      at,
      delivery: { state: 'queued', at, reason: 'Unauthorized' },
    }),
    heads.changing(
      { conversationId },
      { set: { channel: 'telegram', route: { account: own, to: '1' } } },
      { agentId: present },
    ),
    channelAccounts.creating({ ...account, account: own, state }),
    channelAccounts.creating({ ...account, account: `discord:${serial}`, state: 'connected' }),
    ...(other ? [channelAccounts.creating({ ...account, account: `telegram:${serial}9`, state: other })] : []),
  ])
  return { owner, conversationId, path: `/app/eu/agents/${agentId}/convos` }
}

test('a reply that waits says for what, and leads to the panel that ends it', async () => {
  const { owner, path, conversationId } = await waiting('unsent-agent-002', 'broken')
  const { page } = dashboard.visit(owner, `${path}?chat=${conversationId}`)
  await page.findByText(/Waits until Telegram is reconnected\./)
  expect(page.getByRole('link', { name: 'Reconnect Telegram' }).getAttribute('href')).toBe(
    '/app/eu/agents/unsent-agent-002/channels?panel=telegram',
  )
})

test('a reply waits for its own conversation’s bot: another one of the agent’s that is broken is not named', async () => {
  const { owner, path, conversationId } = await waiting('unsent-agent-004', 'connected', 'broken')
  const { page, user } = dashboard.visit(owner, `${path}?chat=${conversationId}`)
  await page.findByText(/Unauthorized/)
  // its options are read with the accounts
  await user.click(await page.findByRole('button', { name: /^Channels/ }))
  await within(await page.findByRole('dialog')).findByText('Discord')
  expect(page.queryByText(/Waits until/)).toBeNull()
  expect(page.queryByRole('link', { name: 'Reconnect Telegram' })).toBeNull()
})

test('Chats can be filtered by the channels that are connected or occur, and by no others', async () => {
  const { owner, path } = await waiting('unsent-agent-003', 'connected')
  const { page, user } = dashboard.visit(owner, path)
  await user.click(await page.findByRole('button', { name: /^Channels/ }))
  const options = async () =>
    [...(await page.findByRole('dialog')).querySelectorAll('button')].map(({ textContent }) => textContent)
  await expect.poll(options).toEqual(['All channels', 'Website', 'Telegram', 'Discord'])
})
