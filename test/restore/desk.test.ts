import { expect, test } from 'vitest'
import type { CopyOptions, Item } from '#functions/restore/copy'
import { reconcile } from '#functions/restore/reconcile'
import { AGENT, AT, about, altered, changed, options, WORKSPACE, whole } from './whole-region.ts'

const waiting = { state: 'requested_chat', silence: 'human', place: 'waiting', askedAt: AT - 30_000 }
const deskRow: Item = {
  pk: `DESK#${WORKSPACE}`,
  sk: `${AGENT}#c1`,
  kind: 'desk-row',
  workspaceId: WORKSPACE,
  agentId: AGENT,
  conversationId: 'c1',
  place: 'waiting',
  askedAt: AT - 30_000,
}

test('a visitor who waits on the desk, and a test that does not, are left as they are', () => {
  const onDesk = [...altered('CONV#c1', 'HEAD', waiting), deskRow]
  expect(reconcile(onDesk, options)).toEqual({ findings: [], changes: [] })
  const ofTest = altered('CONV#c1', 'HEAD', { ...waiting, isTest: true })
  expect(reconcile(ofTest, options)).toEqual({ findings: [], changes: [] })
})

test('a request whose head is older is in Chats again as one that waits', () => {
  const found = reconcile([...whole, { ...deskRow, askedAt: AT - 20_000 }], options)
  expect(changed(found, 'CONV#c1', 'HEAD')).toMatchObject({
    state: 'requested_chat',
    silence: 'human',
    place: 'waiting',
    askedAt: AT - 20_000,
    gsi2pk: `AC#${AGENT}#requested_chat`,
  })
})

test('a message that was left is put back once, though its head keeps its older time', () => {
  const row = { ...deskRow, place: 'left-message', askedAt: AT - 20_000 }
  const found = reconcile([...whole, row], options)
  const head = changed(found, 'CONV#c1', 'HEAD')
  expect(head).toMatchObject({ place: 'left-message', leftAt: AT - 20_000 })
  const mended = whole.map((item) => (item.pk === 'CONV#c1' && item.sk === 'HEAD' ? { ...item, ...head } : item))
  expect(reconcile([...mended, row], options)).toEqual({ findings: [], changes: [] })
})

test.each<[string, readonly Item[], Partial<CopyOptions>, string]>([
  ['a visitor waits and has no row on the desk', altered('CONV#c1', 'HEAD', waiting), {}, 'it waits on the desk again'],
  [
    'a visitor has waited for longer than the window and has no row on the desk',
    altered('CONV#c1', 'HEAD', waiting),
    { windowMs: 1_000 },
    'it waits on the desk again',
  ],
  [
    'a row on the desk says another time',
    [...altered('CONV#c1', 'HEAD', waiting), { ...deskRow, place: 'left-message', askedAt: AT - 50_000 }],
    {},
    'its row on the desk said otherwise',
  ],
  [
    'a row on the desk whose conversation was taken over',
    [...whole, deskRow],
    { windowMs: 1_000 },
    'nobody waits: the row on the desk is removed',
  ],
  [
    'a row on the desk without its conversation',
    [...whole, { ...deskRow, sk: `${AGENT}#c9`, conversationId: 'c9' }],
    {},
    'nobody waits: the row on the desk is removed',
  ],
  [
    'a request whose head is older',
    [...whole, { ...deskRow, askedAt: AT - 20_000 }],
    {},
    'its visitor waits for the team again',
  ],
])('%s: it is repaired, once, and only by its rule', (_, items, more, text) => {
  const given = { ...options, ...more }
  const found = reconcile(items, given)
  expect(about(found)).toContain(`repaired desk: ${text}`)
  const again = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]))
  for (const { key, item } of found.changes) {
    if (item) again.set(`${key.pk} ${key.sk}`, item)
    else again.delete(`${key.pk} ${key.sk}`)
  }
  expect(reconcile([...again.values()], given).changes).toEqual([])
  expect(about(reconcile(items, given, 'desk'))).not.toContain(`repaired desk: ${text}`)
})
