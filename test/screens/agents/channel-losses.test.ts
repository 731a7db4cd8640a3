import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import type { AgentNode } from '#shared/agents/schema'
import { accountId, type ChannelKind } from '#shared/channels/kinds'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const publish = { name: 'Publish', exact: true }
const LABEL = 'Book an appointment, please'
const nodes: AgentNode[] = [
  { id: 'start', type: 'start', name: 'Welcome', instructions: '', says: 'Hello.', transitions: [] },
  {
    id: 'rooms',
    type: 'default',
    name: 'Rooms',
    instructions: 'Help.',
    transitions: [],
    parts: [
      { kind: 'buttons', buttons: [{ label: LABEL, says: LABEL }] },
      { kind: 'video', url: 'https://vimeo.com/123456789', title: '' },
    ],
  },
]

/** An agent whose draft has these nodes, with accounts on the channels. */
const connected = async (...kinds: readonly ChannelKind[]) => {
  const owner = await dashboard.newOwner()
  const { agentId, uid } = owner
  await dashboard.call(owner, 'POST /v2/agents/{agentId}', { agentId, nodes, enableNodes: true })
  for (const kind of kinds)
    await attempt([
      channelAccounts.creating({
        account: accountId(kind, `${agentId}.${kind}`),
        workspaceId: uid,
        agentId,
        name: kind,
        token: 'sealed',
        tokenEnd: 'abc',
        state: 'connected',
        connectedAt: 1,
      }),
    ])
  return owner
}

test('Publish lists what each connected channel shows otherwise, leads to the node, and publishes all the same', async () => {
  const owner = await connected('whatsapp', 'telegram')
  const { page, user } = dashboard.visit(owner, `${owner.area}/overview`)
  await user.click(await page.findByRole('button', publish))
  const section = await within(await page.findByRole('dialog')).findByRole('region', {
    name: /^Shown differently on channels 2$/,
  })
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining([
      `WhatsApp: Button “${LABEL}” has 27 characters, 20 fit: it is cut to “Book an appointment…”.`,
      'Telegram, WhatsApp: Videos become links.',
    ]),
  )
  const confirm = page.getByRole('button', { name: /^Publish v2/ })
  expect(confirm).toHaveProperty('disabled', false)
  await user.click(within(section).getAllByRole('link', { name: 'Rooms' })[0] ?? confirm)
  await page.findByRole('heading', { name: 'Rooms', level: 2 })
  const buttons = await page.findByRole('group', { name: /Buttons/ })
  await within(buttons).findByText(/it is cut to “Book an appointment…”/)
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
  expect(location.search).toContain('at=part.0')
  await expect.poll(() => document.activeElement?.getAttribute('data-at')).toBe('part.0')
})

test('exact words that a channel splits are marked below their field', async () => {
  const owner = await connected('instagram')
  const { agentId } = owner
  const long = nodes.map((node) => (node.id === 'rooms' ? { ...node, says: 'ж'.repeat(1100), parts: [] } : node))
  await dashboard.call(owner, 'POST /v2/agents/{agentId}', { agentId, nodes: long, enableNodes: true })
  const { page } = dashboard.visit(owner, `${owner.area}/nodes?node=rooms&at=words`)
  const mark = await page.findByText(/fit into a message: it is sent in several/)
  expect(mark.closest('[data-at="words"]')?.querySelector('textarea')).not.toBeNull()
  await expect.poll(() => document.activeElement?.getAttribute('data-at')).toBe('words')
})

test('a label is checked while it is written', async () => {
  const owner = await connected('whatsapp')
  const { page, user } = dashboard.visit(owner, `${owner.area}/nodes?node=rooms`)
  const buttons = await page.findByRole('group', { name: /Buttons/ })
  await within(buttons).findByText(/27 characters, 20 fit/)
  await user.clear(within(buttons).getByRole('textbox', { name: 'Label' }))
  await user.type(within(buttons).getByRole('textbox', { name: 'Label' }), 'Book')
  await expect.poll(() => within(buttons).queryByText(/characters, 20 fit/)).toBeNull()
})

test('without channels nothing is said', async () => {
  const owner = await connected()
  const { page, user } = dashboard.visit(owner, `${owner.area}/overview`)
  await user.click(await page.findByRole('button', publish))
  const review = await page.findByRole('dialog')
  await within(review).findByRole('heading', { name: /^Prompt/ })
  expect(within(review).queryByText(/Shown differently on channels/)).toBeNull()
})

test('an agent without nodes is checked by its greeting, which leads to the setting', async () => {
  const owner = await connected('whatsapp')
  const { agentId } = owner
  const vg_initPrompt = 'Hello!\n\nhttps://vimeo.com/123456789'
  await dashboard.call(owner, 'POST /v2/agents/{agentId}', { agentId, nodes: [], enableNodes: false, vg_initPrompt })
  const { page, user } = dashboard.visit(owner, `${owner.area}/overview`)
  await user.click(await page.findByRole('button', publish))
  const section = await within(await page.findByRole('dialog')).findByRole('region', {
    name: /^Shown differently on channels 1$/,
  })
  await user.click(within(section).getByRole('link', { name: 'Greeting' }))
  await page.findByRole('tab', { name: 'Technical', selected: true })
})
