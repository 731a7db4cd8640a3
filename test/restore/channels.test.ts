import { expect, test } from 'vitest'
import { sendShard } from '#functions/conversations/sending/store'
import type { Item } from '#functions/restore/copy'
import { reconcile } from '#functions/restore/reconcile'
import { AGENT, AT, about, altered, changed, options, WORKSPACE, whole } from './whole-region.ts'

const BOT = 'telegram:77'
const SHARD = sendShard(BOT)
const queued = { state: 'queued', at: AT - 30_000 }
const row: Item = {
  pk: `QOUT#${SHARD}`,
  sk: `${BOT}#c1#2`,
  kind: 'waiting-send',
  account: BOT,
  conversationId: 'c1',
  messageId: '2',
  agentId: AGENT,
  workspaceId: WORKSPACE,
  channel: 'telegram',
  to: '500',
  at: AT - 30_000,
  state: 'queued',
  next: 0,
  attempts: 0,
}
const waiting = [...altered('CONV#c1', 'MSG#2', { delivery: queued }), row]
const bot: Item = {
  pk: `AGT#${AGENT}`,
  sk: 'CH',
  kind: 'agent-channels',
  agentId: AGENT,
  telegramAccount: BOT,
  telegramSecret: 'a hash of the restored time',
}

/** The items with what was changed, as a second run finds them. */
const after = (items: readonly Item[], { changes }: ReturnType<typeof reconcile>): readonly Item[] => {
  const byId = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]))
  for (const { key, item } of changes)
    if (item) byId.set(`${key.pk} ${key.sk}`, item)
    else byId.delete(`${key.pk} ${key.sk}`)
  return [...byId.values()]
}

test.each([
  ['of the last hour', options],
  ['older than what is looked at else', { ...options, windowMs: 1_000 }],
])('a message that waited to be sent, %s, is not sent: it may have been, and a member decides', (_, given) => {
  const found = reconcile(waiting, given)
  expect(about(found)).toEqual(['repaired sends: whether it arrived is unknown: Chats offers to send it again'])
  expect(changed(found, 'CONV#c1', 'MSG#2')?.delivery).toEqual({ state: 'unknown', at: AT })
  expect(changed(found, 'CONV#c1', 'HEAD')?.unsentAt).toBe(AT)
  const left = after(waiting, found)
  expect(left.filter(({ kind }) => kind === 'waiting-send')).toEqual([])
  expect(reconcile(left, given)).toEqual({ findings: [], changes: [] })
})

test('a message of several pieces that was being sent, one that was torn from its row, and a row without its message, are not sent either', () => {
  const sending = altered('CONV#c1', 'MSG#2', { delivery: { ...queued, state: 'sending' } })
  for (const items of [[...sending, { ...row, state: 'sending', next: 1, token: 't', until: AT }], sending]) {
    const left = after(items, reconcile(items, options))
    expect(left.find(({ sk }) => sk === 'MSG#2')?.delivery).toEqual({ state: 'unknown', at: AT })
    expect(left.filter(({ kind }) => kind === 'waiting-send')).toEqual([])
  }
  const alone = [...whole, { ...row, conversationId: 'c9', sk: `${BOT}#c9#2` }]
  expect(about(reconcile(alone, options))).toEqual(['repaired sends: its message is gone: nothing is sent'])
  expect(after(alone, reconcile(alone, options))).toEqual(whole)
})

test('what the provider has reported stays, and what was sent is left alone', () => {
  for (const state of ['sent', 'failed', 'unknown', 'read']) {
    const items = altered('CONV#c1', 'MSG#2', { delivery: { state, at: AT - 20_000 } })
    expect(reconcile(items, options)).toEqual({ findings: [], changes: [] })
  }
})

test('each Telegram bot gets its webhook anew by a probe that is due at once, once for a restore', () => {
  const watched = { pk: `PROBE#${SHARD}`, sk: BOT, kind: 'watched-account', account: BOT, dueAt: AT + 3_600_000 }
  for (const items of [
    [...whole, bot, watched],
    [...whole, bot],
  ]) {
    const found = reconcile(items, options)
    expect(about(found)).toEqual([`repaired webhooks: the webhook of ${BOT} is set anew by its next probe`])
    expect(changed(found, bot.pk as string, 'CH')).toEqual({ ...bot, restoredTo: AT })
    expect(changed(found, watched.pk, BOT)).toEqual({ ...watched, dueAt: AT })
    const left = after(items, found)
    expect(reconcile(left, options)).toEqual({ findings: [], changes: [] })
    // the probes have run, and a later restore begins again
    const later = left.map((item) => (item.kind === 'watched-account' ? { ...item, dueAt: AT + 7_200_000 } : item))
    expect(reconcile(later, options)).toEqual({ findings: [], changes: [] })
    expect(reconcile(later, { ...options, at: AT + 60_000 }).findings).toHaveLength(1)
  }
})

test('an agent without a bot has nothing to renew', () => {
  const { telegramAccount: _, telegramSecret: __, ...without } = bot
  expect(reconcile([...whole, { ...without, discordAccount: 'discord:1' }], options).changes).toEqual([])
})
