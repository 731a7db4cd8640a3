import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreditsUsed } from '#events/billing/events'
import { ReplyCommitted } from '#events/conversations/events'
import { handler as countCharge } from '#functions/billing/usage/count-charge'
import { handler as countReply } from '#functions/billing/usage/count-reply'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

const NOVEMBER = Date.UTC(2026, 10, 30, 23, 59)
const DECEMBER = Date.UTC(2026, 11, 1)

const reply = (agentId: string, milliCredits: number, payer = { kind: 'workspace' as const, id: 'w' }) =>
  ReplyCommitted({
    workspaceId: 'w',
    agentId,
    conversationId: 'c',
    channel: 'web',
    messageId: 'm',
    milliCredits,
    payer,
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
    isUnanswered: false,
    isTest: false,
  })
const crawl = (agentId: string, milliCredits: number) =>
  CreditsUsed({ workspaceId: 'w', agentId, payer: { kind: 'workspace', id: 'w' }, reason: 'crawl', milliCredits })

/** A month's usage, summed over its parts. */
const used = (agentId: string) => {
  const sums = new Map<string, { turns: number; milliCredits: number }>()
  for (const row of region.rows().filter((it) => it.kind === 'usage' && it.agentId === agentId)) {
    const name = [row.owner, row.organisationId, row.reason, row.month].join(' ')
    const sum = sums.get(name) ?? { turns: 0, milliCredits: 0 }
    sums.set(name, {
      turns: sum.turns + Number(row.turns),
      milliCredits: sum.milliCredits + Number(row.milliCredits),
    })
  }
  return Object.fromEntries(sums)
}

test('replies and crawls are counted once by payer, organisation, agent, reason and month, however often delivered', async () => {
  let serial = 0
  const thrice = async (handler: Consumer, event: Parameters<typeof deliver>[1], at: number) => {
    const id = `01USAGE${String(++serial).padStart(19, '0')}`
    for (let time = 0; time < 3; time++) await deliver(handler, event, { id, at })
  }
  for (let turn = 0; turn < 40; turn++) await thrice(countReply, reply('agent-a', 1450), NOVEMBER)
  await thrice(countReply, reply('agent-a', 1000), DECEMBER)
  await thrice(countReply, reply('agent-b', 1000), NOVEMBER)
  await thrice(countCharge, crawl('agent-a', 3000), NOVEMBER)
  expect(used('agent-a')).toEqual({
    'WS#w w turn 2026-11': { turns: 40, milliCredits: 58_000 },
    'WS#w w turn 2026-12': { turns: 1, milliCredits: 1000 },
    'WS#w w crawl 2026-11': { turns: 0, milliCredits: 3000 },
  })
  expect(used('agent-b')).toEqual({ 'WS#w w turn 2026-11': { turns: 1, milliCredits: 1000 } })
})

test('an organisation’s own credits are its own usage, and a free reply is none', async () => {
  const payer = { kind: 'organisation' as const, id: 'org' }
  await deliver(countReply, ReplyCommitted({ ...(reply('agent-c', 1000).data as ReplyData), payer }))
  await deliver(countReply, reply('agent-c', 0))
  const counted = Object.values(used('agent-c'))
  expect(counted).toEqual([{ turns: 1, milliCredits: 1000 }])
  expect(Object.keys(used('agent-c'))[0]).toMatch(/^ORG#org org turn /)
})

test('a busy payer’s month is spread over many items', async () => {
  const parts = region.rows().filter((row) => row.kind === 'usage' && row.agentId === 'agent-a')
  expect(new Set(parts.map(({ pk }) => pk)).size).toBeGreaterThan(8)
})

type ReplyData = Parameters<typeof ReplyCommitted>[0]
