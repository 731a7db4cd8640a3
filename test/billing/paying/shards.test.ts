import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Held } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { entity } from '#lib/database/entity'
import { labels, open, payer, payingWorld, transactions } from './paying-world.ts'

let it: ReturnType<typeof payingWorld>
beforeEach(() => {
  it = payingWorld()
})
afterEach(() => it.undo())

test('a shard that has the hold gives it, and gets back what was not used', async () => {
  await it.stored(0, { 3: 100 })
  it.drawNext(3)
  const paid = await it.pay(open(40))
  expect(paid).toMatchObject({ committed: true, held: { shard: 3, milliCredits: 40 } })
  expect(await it.shard(3)).toMatchObject({ balance: 60 })
  const held = paid.committed && paid.held
  if (!held) throw new Error('nothing is held')
  await it.pay({ close: { held, use: { id: 'line', milliCredits: 15, reason: 'turn', agentId: 'a' } } })
  expect(await it.shard(3)).toMatchObject({ balance: 85, used: 15 })
  expect(await it.main()).toMatchObject({ balance: 0 })
})

test('a shard that is short is fed twenty holds and listed, in one transaction more', async () => {
  await it.stored(1000, { 2: 10 })
  const { sent, restore } = transactions()
  for (const at of [2, 5]) {
    it.drawNext(at)
    expect(await it.pay(open(20))).toMatchObject({ held: { shard: at } })
  }
  restore()
  expect(sent).toHaveLength(6)
  expect(await it.main()).toMatchObject({ balance: 200, shards: new Set(['2', '5']) })
  expect([await it.shard(2), await it.shard(5)]).toMatchObject([{ balance: 390 }, { balance: 380, used: 0 }])
})

test('a shard is passed by where the main item has fewer than twenty-one holds', async () => {
  await it.stored(419, { 2: 10 })
  it.drawNext(2)
  const paid = await it.pay(open(20))
  expect(paid.committed && paid.held).toEqual({ payer, milliCredits: 20, reserved: [] })
  expect(await it.main()).toMatchObject({ balance: 399 })
})

test('a shard that came home gets nothing back: the main item does', async () => {
  await it.stored(5)
  const held: Held = { payer, shard: 9, milliCredits: 30, reserved: [] }
  await it.pay({ close: { held } })
  expect(await it.main()).toMatchObject({ balance: 35 })
  expect(await it.shard(9)).toBeUndefined()
})

test('a shard is never fed for a transaction that something else refuses', async () => {
  await it.stored(1000)
  const other = entity<{ id: string }>({
    name: 'other',
    parse: (item) => item as { id: string },
    key: ({ id }) => ({ pk: id, sk: 'x' }),
  })
  await other.save({ id: 'seen' })
  const step = { now: it.now(), hint: { payer, shards: { payer: 16, day: 0 } }, ...open(20) }
  const paid = await paying(step, ({ writes }) => [other.creating({ id: 'seen' }), ...writes])
  expect(labels(paid)).toEqual(['other'])
  expect(await it.main()).toEqual({ balance: 1000, hasEverPaid: false })
})

test('a shard is passed by when others keep the account busy that it is fed from', async () => {
  await it.stored(1000, { 2: 10, 3: 100 })
  const { sent, restore } = transactions((_, command) =>
    JSON.stringify(command.input).includes('"sk":"CREDIT"')
      ? Promise.reject(Object.assign(new Error('conflict'), { CancellationReasons: [{ Code: 'TransactionConflict' }] }))
      : Promise.resolve(),
  )
  it.drawNext(2)
  expect(await it.pay(open(20))).toMatchObject({ committed: true, held: { shard: 3 } })
  restore()
  // refused, four conflicts, taken
  expect(sent).toHaveLength(6)
})

test('a shard takes the place of one that others keep busy, for what is taken and for what comes back', async () => {
  await it.stored(0, { 1: 100, 2: 100, 3: 100 })
  const cancel = () =>
    Promise.reject(
      Object.assign(new Error('conflict'), {
        CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
      }),
    )
  const { restore } = transactions((count) => (count === 1 || count === 3 ? cancel() : Promise.resolve()))
  it.drawNext(1, 0)
  const paid = await it.pay(open(40), 4)
  expect(paid).toMatchObject({ held: { shard: 2 } })
  const held = paid.committed && paid.held
  it.drawNext(0)
  if (held) await it.pay({ close: { held } }, 4)
  restore()
  expect([await it.shard(1), await it.shard(2), await it.shard(3)]).toMatchObject([
    { balance: 100 },
    { balance: 60 },
    { balance: 140 },
  ])
})
