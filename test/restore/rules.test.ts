import { expect, test } from 'vitest'
import type { CopyOptions, Item } from '#functions/restore/copy'
import { type RuleName, reconcile, ruleNames } from '#functions/restore/reconcile'
import {
  AGENT,
  AT,
  about,
  altered,
  changed,
  files,
  is,
  options,
  question,
  segment,
  WORKSPACE,
  whole,
  without,
} from './whole-region.ts'

test('a region in which everything agrees is left as it is', () => {
  expect(reconcile(whole, options)).toEqual({ findings: [], changes: [] })
})

const ACCOUNT = [`WS#${WORKSPACE}`, 'CREDIT'] as const

test.each<[string, readonly Item[], Partial<CopyOptions>, RuleName, string]>([
  [
    'a hold was taken and no head has it',
    altered(...ACCOUNT, { balance: 880 }),
    {},
    'accounts',
    '20 milli-credits were missing by the ledger; 1 shards came home',
  ],
  [
    'a shard is listed and gone',
    without(`CREDIT#WS#${WORKSPACE}#7`, 'SHARD'),
    {},
    'accounts',
    '60 milli-credits were missing by the ledger',
  ],
  [
    'a shard is there and not listed',
    altered(...ACCOUNT, { shards: undefined }),
    {},
    'accounts',
    '0 milli-credits were missing by the ledger; 1 shards came home',
  ],
  [
    'an account is missing',
    without(...ACCOUNT),
    {},
    'accounts',
    'its account was missing: 960 milli-credits by the ledger',
  ],
  [
    'the reply is there and the head does not know it',
    altered('CONV#c1', 'HEAD', { turns: 0, answered: 0, milliCredits: 0 }),
    {},
    'conversations',
    'answered 0 -> 1; turns 0 -> 1; milliCredits 0 -> 40',
  ],
  [
    'the head knows a reply that is lost',
    without('CONV#c1', 'MSG#2'),
    {},
    'conversations',
    'answered 1 -> 0; turns 1 -> 0; leaseToken none -> restored',
  ],
  [
    'a lease has no owed row',
    altered('CONV#c1', 'HEAD', {
      inbound: 2,
      leaseToken: 't',
      leaseUntil: AT,
      held: { payer: { kind: 'workspace', id: WORKSPACE }, milliCredits: 0, reserved: [] },
    }).concat([{ ...whole[1], sk: 'MSG#3', id: '3', at: AT - 20_000, clientId: undefined }]),
    {},
    'owed',
    'its reply is owed: the sweeper answers',
  ],
  [
    'an owed row has no lease',
    [...whole, { pk: 'OWED#1', sk: 'c9', kind: 'owed', conversationId: 'c9' }],
    {},
    'owed',
    'no reply is owed: the row is removed',
  ],
  [
    'a message has no mark',
    without('CONV#c1', 'MID#k1'),
    {},
    'marks',
    'the mark that the message was stored is written again',
  ],
  [
    'a mark has no message',
    [...whole, { ...whole[3], sk: 'MID#k2', messageId: '9' }],
    {},
    'marks',
    'a mark without its message is removed: the message is lost unless its sender repeats it',
  ],
  [
    'a form was answered and its answer is lost',
    [
      ...whole,
      { pk: 'CONV#c1', sk: 'FORM#1#f', kind: 'form-answered', conversationId: 'c1', messageId: '1', formId: 'f' },
    ],
    {},
    'marks',
    'the form can be answered again: its answer is lost',
  ],
  [
    'a shard of a day is not listed',
    [
      ...whole,
      { pk: 'SPEND#AGT#a#d', sk: 'COUNT', kind: 'spend', milliCredits: 50 },
      { pk: 'SPEND#AGT#a#d#3', sk: 'COUNT', kind: 'spend-shard', left: 20 },
    ],
    {},
    'days',
    '1 shards came home',
  ],
  [
    'an import ran',
    altered(`AGT#${AGENT}`, 'KBS#s1', { status: 'fetching', step: 'reading' }),
    {},
    'imports',
    'its import is marked as interrupted',
  ],
  [
    'a crawl ran',
    [...whole, { pk: `WS#${WORKSPACE}`, sk: 'CRW#1', kind: 'crawl', id: '1', status: 'crawling' }],
    {},
    'imports',
    'the crawl is marked as interrupted',
  ],
  [
    'a segment is not in the bucket',
    whole,
    { files: new Set(files.slice(1)) },
    'indexes',
    `${segment('1').path} is lost: its sources must be imported and its Q&A saved again`,
  ],
  [
    'a message waits to be sent',
    altered('CONV#c1', 'MSG#2', { delivery: { state: 'queued', at: AT } }),
    {},
    'sends',
    'whether it arrived is unknown: Chats offers to send it again',
  ],
  [
    'an agent has a Telegram bot',
    [...whole, { pk: `AGT#${AGENT}`, sk: 'CH', kind: 'agent-channels', agentId: AGENT, telegramAccount: 'telegram:7' }],
    {},
    'webhooks',
    'the webhook of telegram:7 is set anew by its next probe',
  ],
  [
    'a member belongs to a pool that is lost',
    altered('SUB#u1', 'META', { poolId: 'eu-central-1_old' }),
    {},
    'members',
    'its pool eu-central-1_old is lost: a user who verifies the address claims the workspace',
  ],
])('%s: it is repaired, once, and only by its rule', (_, items, more, rule, text) => {
  const given = { ...options, ...more }
  const found = reconcile(items, given)
  expect(about(found)).toContain(`repaired ${rule}: ${text}`)
  const again = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]))
  for (const { key, item } of found.changes) {
    if (item) again.set(`${key.pk} ${key.sk}`, item)
    else again.delete(`${key.pk} ${key.sk}`)
  }
  expect(reconcile([...again.values()], given).changes).toEqual([])
  expect(about(reconcile(items, given, rule))).not.toContain(`repaired ${rule}: ${text}`)
})

test.each<[string, readonly Item[], Partial<CopyOptions>, string]>([
  [
    'a reply is lost',
    without('CONV#c1', 'MSG#2'),
    {},
    'named conversations: replies after number 0 are lost: their messages are owed again',
  ],
  [
    'a reply is lost that handed the conversation over to the team',
    without('CONV#c1', 'MSG#2').map((item) =>
      is('CONV#c1', 'HEAD')(item) ? { ...item, state: 'requested_chat', silence: 'human' } : item,
    ),
    {},
    'named conversations: replies after number 0 are lost: their messages wait for the team',
  ],
  [
    'a reply in the middle is lost',
    [...whole, { ...question, id: '0', sk: 'MSG#0', clientId: 'k0' }],
    {},
    'named conversations: replies to 1 earlier messages are lost',
  ],
  [
    'a charge is lost',
    without(`LED#WS#${WORKSPACE}`, '2'),
    {},
    'named conversations: 40 milli-credits were not charged: their ledger line is lost',
  ],
  [
    'messages have no conversation',
    without('CONV#c1', 'HEAD'),
    {},
    'named conversations: 2 messages without their conversation: nothing reads them',
  ],
  [
    'a head cannot be read',
    altered('CONV#c1', 'HEAD', { state: 'asleep' }),
    {},
    'named conversations: its head cannot be read',
  ],
  [
    'an uploaded document is lost',
    whole,
    { files: new Set(files.slice(0, 2)) },
    'named files: its document is lost and has to be added again',
  ],
  [
    'an attached file is lost',
    altered('CONV#c1', 'MSG#1', { attachments: [{ id: 'x', name: 'a.png', type: 'image/png', bytes: 1 }] }),
    {},
    'named files: 1 attached files are lost',
  ],
  [
    'usage lags',
    without(`USAGE#WS#${WORKSPACE}#0`, 'm'),
    {},
    'named usage: usage counts -40 milli-credits more than the ledger',
  ],
])('%s: nothing can repair it, so it is named', (_, items, more, text) => {
  expect(about(reconcile(items, { ...options, ...more })).some((line) => line.startsWith(text))).toBe(true)
})

test('all shards come home with what was used of them, and the account is moved', () => {
  const found = reconcile(altered(...ACCOUNT, { balance: 880 }), options)
  expect(changed(found, ...ACCOUNT)).toEqual({
    pk: `WS#${WORKSPACE}`,
    sk: 'CREDIT',
    kind: 'account',
    balance: 960,
    used: 40,
    moves: 4,
    hasEverPaid: false,
  })
  expect(found.changes.map(({ key, item }) => [key.pk, item === undefined])).toContainEqual([
    `CREDIT#WS#${WORKSPACE}#7`,
    true,
  ])
})

test('an account that says what entered says it again: lots count by it', () => {
  const found = reconcile(altered(...ACCOUNT, { balance: 880, entered: 980 }), options)
  expect(changed(found, ...ACCOUNT)).toMatchObject({ balance: 960, used: 40, entered: 1_000 })
})

test('a source of an index without its files is imported as if for the first time', () => {
  const found = reconcile(whole, { ...options, files: new Set(files.slice(2)) })
  expect(changed(found, `AGT#${AGENT}`, 'KBI')).toBeUndefined()
  const source = changed(found, `AGT#${AGENT}`, 'KBS#s1')
  expect(source).toMatchObject({ status: 'failed', errorCode: 'interrupted', chunkCount: 0 })
  // with either of them the import would find the source unchanged
  expect(Object.keys(source ?? {})).not.toContain('contentHash')
  expect(Object.keys(source ?? {})).not.toContain('etag')
})

test('a reply that the head does not know leads to where it led, and keeps the lease only while something is owed', () => {
  const position = { nodeId: 'n2', variables: { name: 'Ada' } }
  const lease = {
    leaseToken: 't',
    leaseUntil: AT,
    held: { payer: { kind: 'workspace', id: WORKSPACE }, milliCredits: 0, reserved: [] },
  }
  const items = altered('CONV#c1', 'MSG#2', { position }).map((item) =>
    is('CONV#c1', 'HEAD')(item) ? { ...item, nodeId: 'n1', turns: 0, answered: 0, ...lease } : item,
  )
  const head = changed(reconcile(items, options), 'CONV#c1', 'HEAD')
  expect(head).toMatchObject({ ...position, turns: 1, gsi1pk: `AC#${AGENT}` })
  expect(head).not.toHaveProperty('leaseToken')
  expect(head).not.toHaveProperty('held')
})

test('a conversation with a message that this release cannot read is left as it is, and named', () => {
  const items = altered('CONV#c1', 'MSG#2', { role: 'oracle' })
  const found = reconcile(items, options)
  expect(found.changes).toEqual([])
  expect(about(found)).toEqual(['named conversations: a message of it cannot be read: it is left as it is'])
})

test('what is older than the window is left as it is, whatever it says', () => {
  const old = altered('CONV#c1', 'HEAD', { turns: 9 })
  expect(reconcile(old, { ...options, windowMs: 10_000 }).changes).toEqual([])
})

test('nothing is said about files or members without a list of them', () => {
  const items = altered('SUB#u1', 'META', { poolId: 'eu-central-1_old' })
  expect(reconcile(items, { at: AT }).findings).toEqual([])
})

test('every rule is tried here or in the simulation', () => {
  expect(ruleNames).toEqual([
    'desk',
    'conversations',
    'marks',
    'owed',
    'sends',
    'lots',
    'accounts',
    'days',
    'imports',
    'indexes',
    'files',
    'members',
    'webhooks',
    'usage',
  ])
})
