import { afterEach, beforeEach, expect, test } from 'vitest'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { chargeOf, labels, OWNER, open, payer, payingWorld, transactions } from './paying-world.ts'

let it: ReturnType<typeof payingWorld>
beforeEach(() => {
  it = payingWorld()
})
afterEach(() => it.undo())

test('credits in shards come home for what the main item lacks, no more of them than needed, and rest there for five seconds', async () => {
  await it.stored(10, { 1: 100, 2: 100, 3: 100 })
  expect(await it.pay(chargeOf(150))).toMatchObject({ committed: true })
  expect(it.total()).toBe(160)
  const { shards, moves, quietUntil } = (await it.main()) ?? {}
  expect([shards?.size, moves, quietUntil]).toEqual([1, 2, it.now() + 5000])
  await attempt([accounts.changing(payer, { add: { balance: 10_000 } })])
  it.drawNext(8, 8)
  expect(await it.pay(open(20))).toMatchObject({ held: expect.not.objectContaining({ shard: 8 }) })
  it.pass(5001)
  expect(await it.pay(open(20))).toMatchObject({ held: { shard: 8 } })
})

test('credits in shards are not refused while they move: one look at all items is not one moment', async () => {
  await it.stored(0, { 1: 60 })
  const real = world().database
  let reads = 0
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      // the first is of the feed
      if (command.constructor.name !== 'GetCommand' || ++reads < 2) return answer
      restore()
      await recall(creditsOf(payer), [1], 1)
      await attempt([
        accounts.changing(payer, { add: { balance: -10, moves: 1 }, include: { shards: ['1'] } }),
        accountShards.putting({ owner: OWNER, shard: 1, balance: 10, used: 0 }),
      ])
      return answer
    },
  })
  it.drawNext(4)
  expect(await it.pay(open(40))).toMatchObject({ committed: true })
  expect(it.total()).toBe(20)
})

test('credits in shards are said to be busy where they keep moving, after a few looks at all of them', async () => {
  await it.stored(0, { 1: 10, 2: 10 })
  const real = world().database
  let looks = 0
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      if (command.constructor.name !== 'BatchGetCommand') return answer
      const by = ++looks % 2 === 0 ? 1 : -1
      await attempt([
        accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: by, writes: 1 } }),
        accountShards.changing({ owner: OWNER, shard: 2 }, { add: { balance: -by, writes: 1 } }),
      ])
      return answer
    },
  })
  it.drawNext(1)
  await expect(it.pay(open(50))).rejects.toMatchObject({ code: 'unavailable' })
  restore()
  expect(looks).toBeLessThan(20)
  expect(it.total()).toBe(20)
})

test('credits in shards come together from as few shards as have enough', async () => {
  await it.stored(0, { 1: 30, 2: 50, 3: 5, 4: 5, 5: 4, 6: 3 })
  const { sent, restore } = transactions()
  it.drawNext(3)
  expect(await it.pay(open(53))).toMatchObject({ committed: true })
  restore()
  const most = Math.max(...sent.map(({ input }) => (input as { TransactItems: unknown[] }).TransactItems.length))
  expect(most).toBeLessThan(4)
  expect(it.total()).toBe(44)
})

test('credits in shards are refused only where all together are too few', async () => {
  await it.stored(10, { 1: 100, 2: 100 })
  expect(labels(await it.pay(open(211)))).toEqual(['account'])
  expect(it.total()).toBe(210)
  expect(await it.main()).toMatchObject({ balance: 10 })
  expect(await it.pay(open(210))).toMatchObject({ committed: true })
  expect(it.total()).toBe(0)
})

test('credits in shards come home whatever running turns do with them', async () => {
  await it.stored(0, { 1: 100 })
  const real = world().database
  let reads = 0
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      // between the read of the shard and the transaction that empties it
      const isRead = command.constructor.name === 'GetCommand' && JSON.stringify(command.input).includes('SHARD')
      if (isRead && ++reads <= 2)
        await attempt([accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: -10, used: 10 } })])
      return answer
    },
  })
  expect(await it.pay(chargeOf(80))).toMatchObject({ committed: true })
  restore()
  expect(await it.main()).toMatchObject({ balance: 0, used: 100 })
  expect(await it.shard(1)).toBeUndefined()
})

test('credits in shards that others take again and again make the taker begin once more, and are not called too few', async () => {
  await it.stored(0, { 1: 100 })
  const real = world().database
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      // another worker fills the shard again with what has just come home
      if (JSON.stringify(command.input).includes('"Delete"')) await it.stored(0, { 1: 100 })
      return answer
    },
  })
  await expect(it.pay(chargeOf(80))).rejects.toMatchObject({ code: 'unavailable' })
  restore()
  expect(it.total()).toBe(100)
})

test('credits in shards are never taken off the list while they exist', async () => {
  await it.stored(0, { 1: 50, 2: 50 })
  await recall(creditsOf(payer), [1, 2, 3], 60)
  expect(await it.main()).not.toHaveProperty('shards')
  await it.stored(0, { 1: 50, 2: 50 })
  await recall(creditsOf(payer), [1, 2], 50)
  const { shards } = (await it.main()) ?? {}
  expect([...(shards ?? [])]).toEqual(it.items().flatMap((item) => (item.sk === 'SHARD' ? [String(item.shard)] : [])))
  expect(shards?.size).toBe(1)
})
