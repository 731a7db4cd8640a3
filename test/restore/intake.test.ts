import { expect, test } from 'vitest'
import type { CopyOptions, Item } from '#functions/restore/copy'
import { openIntake } from '#functions/restore/intake'
import { reconcile } from '#functions/restore/reconcile'
import { ulid } from '#lib/ids'

const AT = 1_800_000_000_000
const DAY_MS = 24 * 3_600_000
const OWNER = 'WS#ws-1'
const options: CopyOptions = { at: AT, files: new Set(), pools: ['eu-central-1_new'] }

/** One of many conversations, whole: its head, twenty messages with their marks, its ledger line and a source of its agent. */
const conversation = (id: string, lastAt: number): readonly Item[] => [
  {
    pk: `CONV#${id}`,
    sk: 'HEAD',
    kind: 'conversation',
    conversationId: id,
    agentId: 'agent-1',
    workspaceId: 'ws-1',
    channel: 'web',
    state: 'ai-chatting',
    startedAt: lastAt,
    lastAt,
    lastText: 'Hello',
    visitor: 'v',
    isTest: false,
    version: 'live',
    inbound: 20,
    answered: 0,
    turns: 0,
    milliCredits: 10,
    variables: {},
  },
  ...Array.from({ length: 20 }, (_, at) => String(at + 10)).flatMap((message) => [
    {
      pk: `CONV#${id}`,
      sk: `MSG#${message}`,
      kind: 'message',
      conversationId: id,
      id: message,
      role: 'visitor',
      text: 'Hi',
      at: lastAt,
      clientId: `k${message}`,
    },
    {
      pk: `CONV#${id}`,
      sk: `MID#k${message}`,
      kind: 'message-seen',
      conversationId: id,
      providerId: `k${message}`,
      messageId: message,
      at: lastAt,
    },
  ]),
  {
    pk: `LED#${OWNER}`,
    sk: ulid(lastAt),
    kind: 'ledger-entry',
    at: lastAt,
    from: OWNER,
    to: 'usage',
    milliCredits: 10,
    reason: 'turn',
    conversationId: id,
  },
  { pk: 'AGT#agent-1', sk: `KBS#${id}`, kind: 'source', agentId: 'agent-1', id, type: 'website', status: 'indexed' },
  { pk: `SPEND#AGT#agent-1#${id}`, sk: 'COUNT', kind: 'spend', milliCredits: 10 },
  { pk: `USAGE#${OWNER}#${id}`, sk: 'm', kind: 'usage', owner: OWNER, milliCredits: 10 },
  { pk: `SUB#${id}`, sk: 'META', kind: 'identity', sub: id, poolId: 'eu-central-1_new' },
  { pk: `AN#${id}`, sk: 'COUNT', kind: 'analytics', count: 1 },
]

/** The most that is held while a table with so many conversations before the window and within it is read. */
const heldOf = ({ old, recent }: { readonly old: number; readonly recent: number }) => {
  const intake = openIntake(options)
  let most = 0
  const table = [
    ...Array.from({ length: old }, (_, at) => conversation(`old-${at}`, AT - DAY_MS)),
    ...Array.from({ length: recent }, (_, at) => conversation(`recent-${at}`, AT - 60_000)),
  ].flat()
  for (const visit of [intake.first, intake.second])
    for (const item of table) {
      visit(item)
      most = Math.max(most, intake.size())
    }
  return most
}

test('what is held of a table grows with the window and not with the table', () => {
  const one = heldOf({ old: 5, recent: 1 })
  expect(heldOf({ old: 200, recent: 1 })).toBe(one)
  expect(one).toBeLessThan(60)
  // head, messages, marks, name and charge
  expect(heldOf({ old: 5, recent: 3 }) - one).toBe(2 * 43)
})

test('of an old conversation only what is open, owed or unreadable is looked at, and then all of it', () => {
  const old = [...conversation('old-1', AT - DAY_MS), ...conversation('old-2', AT - DAY_MS)]
  expect(reconcile(old, options).findings).toEqual([])
  const owed = { pk: 'OWED#1', sk: 'old-1', kind: 'owed', conversationId: 'old-1', agentId: 'agent-1', until: AT }
  const { findings, changes } = reconcile([...old, owed], options)
  expect(findings.map(({ rule, about }) => [rule, about])).toContainEqual(['conversations', 'old-1'])
  expect(changes.map(({ key }) => key.pk)).not.toContain('CONV#old-2')
  const unreadable = {
    pk: 'CONV#old-2',
    sk: 'MSG#99',
    kind: 'message',
    conversationId: 'old-2',
    id: '99',
    role: 'nobody',
  }
  expect(reconcile([...old, unreadable], options).findings).toEqual([
    expect.objectContaining({ about: 'old-2', text: 'a message of it cannot be read: it is left as it is' }),
  ])
})
