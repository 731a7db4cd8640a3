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

const MINUTE_MS = 60_000
const settings = { smartInit: true, telegram: { groups: 'mentioned' }, discord: { messages: 'mentioned' } }
const account = (agentId: string, id: ConnectedAccount['account'], more: Partial<ConnectedAccount> = {}) => ({
  account: id,
  kind: id.split(':')[0] as ConnectedAccount['kind'],
  agentId,
  name: id,
  state: 'connected' as const,
  connectedAt: 1,
  ...more,
})

const show = async (accounts: (agentId: string) => readonly ConnectedAccount[], search = '') => {
  const owner = await dashboard.newOwner()
  const listed = accounts(owner.agentId)
  dashboard.answerInstead('GET /v2/agents/{agentId}/channels', () => Response.json({ accounts: listed, settings }))
  const discord = listed.find(({ kind }) => kind === 'discord')
  const record = {
    ID: 'abcdefghijklmno',
    agentID: owner.agentId,
    channelId: '12345678901234567',
    webhookUrl: 'https://discord.com/api/webhooks/1/…xyz',
  }
  dashboard.answerInstead('GET /v2/agents/{agentId}/channels/discord', () =>
    Response.json({ channel: { account: discord, record, reading: { state: 'ready' } } }),
  )
  return dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels${search}`)
}

test('of several numbers the card says how many need attention, and why', async () => {
  const { page } = await show((agentId) => [
    account(agentId, 'whatsapp:1', { handle: '+351 1' }),
    account(agentId, 'whatsapp:2', { handle: '+351 2', state: 'degraded', cause: 'taken', since: 1 }),
    account(agentId, 'whatsapp:3', { handle: '+351 3' }),
  ])
  const card = await page.findByRole('listitem', { name: 'WhatsApp' })
  expect(card.textContent).toContain('Active, 1 of 3 needs attention')
  expect(card.textContent).toContain('+351 2Another program takes its messages')
})

test('a broken number among several is said as loudly as one alone, and two are counted', async () => {
  const { page } = await show((agentId) => [
    account(agentId, 'whatsapp:1', { state: 'broken', reason: 'BANNED', since: 1 }),
    account(agentId, 'whatsapp:2', { state: 'degraded', reason: 'FLAGGED', since: 1 }),
  ])
  const card = await page.findByRole('listitem', { name: 'WhatsApp' })
  expect(card.textContent).toContain('Active, 2 of 2 need attention')
  expect(card.querySelector('.vg-state--failed')).not.toBeNull()
})

test('of several pages one that needs attention does not speak for the others', async () => {
  const { page } = await show((agentId) => [
    account(agentId, 'messenger:1', { name: 'Casa Verde' }),
    account(agentId, 'messenger:2', { name: 'Casa Azul', state: 'broken', reason: 'Session expired', since: 1 }),
  ])
  const card = await page.findByRole('listitem', { name: 'Messenger' })
  expect(card.textContent).toContain('Active, 1 of 2 needs attention')
  for (const fact of ['Casa Verde', 'Casa Azul', 'Session expired']) expect(card.textContent).toContain(fact)
})

test('a Discord channel whose webhook posts elsewhere needs attention, in its card and its panel', async () => {
  const { page } = await show(
    (agentId) => [
      account(agentId, 'discord:12345678901234567', {
        state: 'degraded',
        cause: 'elsewhere',
        since: Date.now() - MINUTE_MS,
        isAsked: true,
      }),
    ],
    '?panel=discord',
  )
  const panel = await page.findByRole('dialog', { name: 'Discord' })
  expect(panel.textContent).toMatch(/Needs attention since \d/)
  expect(panel.textContent).toContain('Its webhook posts to another channel.')
  expect(panel.textContent).toContain('Replace its webhook below.')
  expect(panel.textContent).not.toContain('Webhook accepted')
  const card = await page.findByRole('listitem', { name: 'Discord', hidden: true })
  expect(card.textContent).toContain('Active, needs attention')
  expect(card.textContent).toContain('Its webhook posts to another channel')
})

test('a Discord channel whose webhook is gone says since when, and in Discord’s words why', async () => {
  const { page } = await show(
    (agentId) => [
      account(agentId, 'discord:12345678901234567', {
        state: 'broken',
        reason: 'Unknown Webhook',
        since: Date.now() - MINUTE_MS,
        waiting: 3,
      }),
    ],
    '?panel=discord',
  )
  const panel = await page.findByRole('dialog', { name: 'Discord' })
  expect(panel.textContent).toMatch(/Not answering since \d.*Unknown Webhook\..*3 replies wait\./)
})

test('a Discord channel that is only written to says so while it is fine', async () => {
  const { page } = await show((agentId) => [account(agentId, 'discord:12345678901234567', { isAsked: false })])
  const card = await page.findByRole('listitem', { name: 'Discord' })
  expect(card.textContent).toContain('Active, writes only')
})

test('a card shows when messages came in, in words too; one that never had any shows nothing', async () => {
  const traffic = Array.from({ length: 24 }, (_, at) => (at > 20 ? at : 0))
  const { page } = await show((agentId) => [
    account(agentId, 'telegram:1', { traffic, lastInAt: Date.now() - MINUTE_MS }),
    account(agentId, 'messenger:1'),
  ])
  const card = await page.findByRole('listitem', { name: 'Telegram' })
  const bars = within(card).getByRole('img', { name: 'Messages came in 66 minutes of the last three days' })
  expect([...bars.querySelectorAll('i')].map(({ style }) => style.height).slice(-4)).toEqual(['', '91%', '96%', '100%'])
  expect(bars.querySelector('b')).toBeNull()
  expect(within(await page.findByRole('listitem', { name: 'Messenger' })).queryByRole('img')).toBeNull()
})

test('a break is marked where it began', async () => {
  const traffic = Array.from({ length: 24 }, () => 1)
  const { page } = await show((agentId) => [
    account(agentId, 'telegram:1', { traffic, state: 'broken', reason: 'Unauthorized', since: Date.now() - MINUTE_MS }),
  ])
  const card = await page.findByRole('listitem', { name: 'Telegram' })
  const mark = card.querySelector<HTMLElement>('.vg-traffic__bars b')
  expect(Number.parseFloat(mark?.style.insetInlineStart ?? '')).toBeGreaterThan(95)
})

test('the header counts channels, not accounts, and names the one that does not answer by what is down', async () => {
  const down = { name: 'Casa Verde', state: 'broken', since: 1 } as const
  const one = await show((agentId) => [
    account(agentId, 'messenger:1', down),
    account(agentId, 'whatsapp:1'),
    account(agentId, 'whatsapp:2'),
  ])
  await one.page.findByText(/^2 channels connected\. Messenger has not answered since/)
  const number = await show((agentId) => [
    account(agentId, 'whatsapp:1', { ...down, handle: '+351 1' }),
    account(agentId, 'whatsapp:2'),
  ])
  await number.page.findByText(/^One channel connected\. \+351 1 has not answered since/)
  const several = await show((agentId) => [
    account(agentId, 'messenger:1', down),
    account(agentId, 'instagram:1', down),
    account(agentId, 'telegram:1'),
  ])
  await several.page.findByText('3 channels connected. 2 of them do not answer.')
})

test('cards stand in the order of the specification', async () => {
  const { page } = await show(() => [])
  await page.findByRole('listitem', { name: 'WhatsApp' })
  const names = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names.slice(0, 7)).toEqual([
    'WhatsApp',
    'Instagram',
    'Messenger',
    'Discord',
    'Telegram',
    'Google Business Chat',
    'Email',
  ])
})

test('what cannot be connected shares one place among the cards', async () => {
  const { page } = await show(() => [])
  const google = await page.findByRole('listitem', { name: 'Google Business Chat' })
  expect(google.parentElement).toBe(page.getByRole('listitem', { name: 'Email' }).parentElement)
  expect(google.parentElement).not.toBe(page.getByRole('listitem', { name: 'Telegram' }).parentElement)
})

test('Telegram’s panel leads to @BotFather, in the local run to the page that makes bots in its place', async () => {
  const { page } = await show(() => [], '?panel=telegram')
  const link = await page.findByRole('link', { name: 'Open @BotFather' })
  expect(link.getAttribute('href')).toBe('https://t.me/BotFather')
  dashboard.closeAll()
  const owner = await dashboard.newOwner()
  const phones = { telegram: 'http://localhost:4108/phone/telegram' }
  dashboard.answerInstead('GET /v2/agents/{agentId}/channels', () => Response.json({ accounts: [], settings, phones }))
  const local = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=telegram`).page
  expect((await local.findByRole('link', { name: 'Open the phone page' })).getAttribute('href')).toBe(phones.telegram)
  expect(local.queryByRole('link', { name: 'Open @BotFather' })).toBeNull()
})
