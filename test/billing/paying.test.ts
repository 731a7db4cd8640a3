import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountKey } from '#functions/billing/account-key'
import { balanceOf } from '#functions/billing/credits/balance-of'
import { feed } from '#functions/billing/paying/feed'
import type { Held, MoneyStep } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { entity } from '#lib/database/entity'
import { replaceWorld, world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { totalIn } from '#test/support/database/books-in'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'

const TABLE = 'paying'
const OWNER = 'WS#w'
const payer: Payer = { kind: 'workspace', id: 'w' }

let database: ReturnType<typeof inMemoryDatabase>
let now: number
let bytes: number[]
let undo: () => void
beforeEach(() => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu' })
  database = inMemoryDatabase()
  now = 1_800_000_000_000
  bytes = []
  undo = replaceWorld({
    database: database.send,
    now: () => now,
    sleep: async () => undefined,
    // what a test asks for, and ids that differ
    randomBytes: (count) => (count === 1 ? Uint8Array.of(bytes.shift() ?? 0) : randomBytes(count)),
  })
})
afterEach(() => undo())

/** The account with these balances: the main item's, and of shards by number. */
const stored = (main: number, shards: Readonly<Record<number, number>> = {}) => {
  const numbers = Object.keys(shards)
  return attempt([
    accounts.putting({
      ...payer,
      balance: main,
      hasEverPaid: false,
      ...(numbers.length > 0 ? { shards: new Set(numbers) } : {}),
    }),
    ...Object.entries(shards).map(([shard, balance]) =>
      accountShards.putting({ owner: OWNER, shard: Number(shard), balance, used: 0 }),
    ),
  ])
}
const main = () => accounts.get(payer, { consistent: true })
const shard = (number: number) => accountShards.get({ owner: OWNER, shard: number }, { consistent: true })
const total = () => totalIn(database.items(TABLE), OWNER)
const pay = (step: Omit<MoneyStep, 'now'>, shards = 16) =>
  paying({ now, hint: { payer, shards: { payer: shards, day: 0 } }, ...step }, ({ writes }) => writes)
const open = (milliCredits: number) => ({ open: { payer, milliCredits, guards: [] } })
const chargeOf = (milliCredits: number) => ({
  charge: {
    payer,
    guards: [],
    use: { id: `charge-${milliCredits}`, milliCredits, reason: 'crawl', agentId: 'a' } as const,
  },
})
const labels = (paid: Awaited<ReturnType<typeof paying>>) =>
  paid.committed ? [] : paid.refused.map(({ label }) => label)

/** Every transaction from here on, in order. */
const transactions = (before?: (count: number, command: DatabaseCommand) => Promise<unknown>) => {
  const sent: DatabaseCommand[] = []
  const real = world().database
  const restore = replaceWorld({
    database: async (command) => {
      if (command.constructor.name !== 'TransactWriteCommand') return real(command)
      sent.push(command)
      await before?.(sent.length, command)
      return real(command)
    },
  })
  return { sent, restore }
}

describe('a shard', () => {
  test('that has the hold gives it, and gets back what was not used', async () => {
    await stored(0, { 3: 100 })
    bytes = [3]
    const paid = await pay(open(40))
    expect(paid).toMatchObject({ committed: true, held: { shard: 3, milliCredits: 40 } })
    expect(await shard(3)).toMatchObject({ balance: 60 })
    const held = paid.committed && paid.held
    if (!held) throw new Error('nothing is held')
    await pay({ close: { held, use: { id: 'line', milliCredits: 15, reason: 'turn', agentId: 'a' } } })
    expect(await shard(3)).toMatchObject({ balance: 85, used: 15 })
    expect(await main()).toMatchObject({ balance: 0 })
  })

  test('that is short is fed twenty holds and listed, in one transaction more', async () => {
    await stored(1000, { 2: 10 })
    const { sent, restore } = transactions()
    for (const at of [2, 5]) {
      bytes = [at]
      expect(await pay(open(20))).toMatchObject({ held: { shard: at } })
    }
    restore()
    expect(sent).toHaveLength(6)
    expect(await main()).toMatchObject({ balance: 200, shards: new Set(['2', '5']) })
    expect([await shard(2), await shard(5)]).toMatchObject([{ balance: 390 }, { balance: 380, used: 0 }])
  })

  test('is passed by where the main item has fewer than twenty-one holds', async () => {
    await stored(419, { 2: 10 })
    bytes = [2]
    const paid = await pay(open(20))
    expect(paid.committed && paid.held).toEqual({ payer, milliCredits: 20, reserved: [] })
    expect(await main()).toMatchObject({ balance: 399 })
  })

  test('that came home gets nothing back: the main item does', async () => {
    await stored(5)
    const held: Held = { payer, shard: 9, milliCredits: 30, reserved: [] }
    await pay({ close: { held } })
    expect(await main()).toMatchObject({ balance: 35 })
    expect(await shard(9)).toBeUndefined()
  })

  test('is never fed for a transaction that something else refuses', async () => {
    await stored(1000)
    const other = entity<{ id: string }>({
      name: 'other',
      parse: (item) => item as { id: string },
      key: ({ id }) => ({ pk: id, sk: 'x' }),
    })
    await other.save({ id: 'seen' })
    const step = { now, hint: { payer, shards: { payer: 16, day: 0 } }, ...open(20) }
    const paid = await paying(step, ({ writes }) => [other.creating({ id: 'seen' }), ...writes])
    expect(labels(paid)).toEqual(['other'])
    expect(await main()).toEqual({ balance: 1000, hasEverPaid: false })
  })

  test('is passed by when others keep the account busy that it is fed from', async () => {
    await stored(1000, { 2: 10, 3: 100 })
    const { sent, restore } = transactions((_, command) =>
      JSON.stringify(command.input).includes('"sk":"CREDIT"')
        ? Promise.reject(
            Object.assign(new Error('conflict'), { CancellationReasons: [{ Code: 'TransactionConflict' }] }),
          )
        : Promise.resolve(),
    )
    bytes = [2]
    expect(await pay(open(20))).toMatchObject({ committed: true, held: { shard: 3 } })
    restore()
    // refused, four conflicts, taken
    expect(sent).toHaveLength(6)
  })

  test('takes the place of one that others keep busy, for what is taken and for what comes back', async () => {
    await stored(0, { 1: 100, 2: 100, 3: 100 })
    const cancel = () =>
      Promise.reject(
        Object.assign(new Error('conflict'), {
          CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
        }),
      )
    const { restore } = transactions((count) => (count === 1 || count === 3 ? cancel() : Promise.resolve()))
    bytes = [1, 0]
    const paid = await pay(open(40), 4)
    expect(paid).toMatchObject({ held: { shard: 2 } })
    const held = paid.committed && paid.held
    bytes = [0]
    if (held) await pay({ close: { held } }, 4)
    restore()
    expect([await shard(1), await shard(2), await shard(3)]).toMatchObject([
      { balance: 100 },
      { balance: 60 },
      { balance: 140 },
    ])
  })
})

describe('credits that lie in shards', () => {
  test('come home for what the main item lacks, no more of them than needed, and rest there for five seconds', async () => {
    await stored(10, { 1: 100, 2: 100, 3: 100 })
    expect(await pay(chargeOf(150))).toMatchObject({ committed: true })
    expect(total()).toBe(160)
    const { shards, moves, quietUntil } = (await main()) ?? {}
    expect([shards?.size, moves, quietUntil]).toEqual([1, 2, now + 5000])
    await attempt([accounts.changing(payer, { add: { balance: 10_000 } })])
    bytes = [8, 8]
    expect(await pay(open(20))).toMatchObject({ held: expect.not.objectContaining({ shard: 8 }) })
    now += 5001
    expect(await pay(open(20))).toMatchObject({ held: { shard: 8 } })
  })

  test('are not refused while they move: one look at all items is not one moment', async () => {
    await stored(0, { 1: 60 })
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
    bytes = [4]
    expect(await pay(open(40))).toMatchObject({ committed: true })
    expect(total()).toBe(20)
  })

  test('are said to be busy where they keep moving, after a few looks at all of them', async () => {
    await stored(0, { 1: 10, 2: 10 })
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
    bytes = [1]
    await expect(pay(open(50))).rejects.toMatchObject({ code: 'unavailable' })
    restore()
    expect(looks).toBeLessThan(20)
    expect(total()).toBe(20)
  })

  test('come together from as few shards as have enough', async () => {
    await stored(0, { 1: 30, 2: 50, 3: 5, 4: 5, 5: 4, 6: 3 })
    const { sent, restore } = transactions()
    bytes = [3]
    expect(await pay(open(53))).toMatchObject({ committed: true })
    restore()
    const most = Math.max(...sent.map(({ input }) => (input as { TransactItems: unknown[] }).TransactItems.length))
    expect(most).toBeLessThan(4)
    expect(total()).toBe(44)
  })

  test('are refused only where all together are too few', async () => {
    await stored(10, { 1: 100, 2: 100 })
    expect(labels(await pay(open(211)))).toEqual(['account'])
    expect(total()).toBe(210)
    expect(await main()).toMatchObject({ balance: 10 })
    expect(await pay(open(210))).toMatchObject({ committed: true })
    expect(total()).toBe(0)
  })

  test('come home whatever running turns do with them', async () => {
    await stored(0, { 1: 100 })
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
    expect(await pay(chargeOf(80))).toMatchObject({ committed: true })
    restore()
    expect(await main()).toMatchObject({ balance: 0, used: 100 })
    expect(await shard(1)).toBeUndefined()
  })

  test('that others take again and again make the taker begin once more, and are not called too few', async () => {
    await stored(0, { 1: 100 })
    const real = world().database
    const restore = replaceWorld({
      database: async (command) => {
        const answer = await real(command)
        // another worker fills the shard again with what has just come home
        if (JSON.stringify(command.input).includes('"Delete"')) await stored(0, { 1: 100 })
        return answer
      },
    })
    await expect(pay(chargeOf(80))).rejects.toMatchObject({ code: 'unavailable' })
    restore()
    expect(total()).toBe(100)
  })

  test('are never taken off the list while they exist', async () => {
    await stored(0, { 1: 50, 2: 50 })
    await recall(creditsOf(payer), [1, 2, 3], 60)
    expect(await main()).not.toHaveProperty('shards')
    await stored(0, { 1: 50, 2: 50 })
    await recall(creditsOf(payer), [1, 2], 50)
    const { shards } = (await main()) ?? {}
    expect([...(shards ?? [])]).toEqual(
      database.items(TABLE).flatMap((it) => (it.sk === 'SHARD' ? [String(it.shard)] : [])),
    )
    expect(shards?.size).toBe(1)
  })
})

test('a charge whose first request arrives after its second was committed is made once', async () => {
  await stored(10, { 1: 100 })
  let late: DatabaseCommand | undefined
  const { restore } = transactions(async (count, command) => {
    if (count > 1) return
    late = command
    throw Object.assign(new Error('no answer'), { code: 'ECONNRESET' })
  })
  expect(await pay(chargeOf(50))).toMatchObject({ committed: true })
  restore()
  expect(total()).toBe(60)
  if (!late) throw new Error('nothing was sent')
  await expect(database.send(late)).rejects.toThrow()
  expect(total()).toBe(60)
})

test('a total reads the shards only where the main item alone does not decide', async () => {
  await stored(100, { 1: 50, 2: 7 })
  const reads: string[] = []
  const real = world().database
  const restore = replaceWorld({
    database: (command) => {
      reads.push(command.constructor.name)
      return real(command)
    },
  })
  expect(await balanceOf(payer, 100)).toBe(100)
  expect(reads).toEqual(['GetCommand'])
  expect(await balanceOf(payer, 101)).toBe(157)
  expect(await balanceOf(payer)).toBe(157)
  restore()
})

test('a total counts a shard that comes home while it is read once', async () => {
  await stored(100, { 1: 50, 2: 7 })
  const { pk } = accountKey(payer)
  const real = world().database
  let reads = 0
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      const { Key } = command.input as { Key?: { pk: string; sk: string } }
      if (Key?.pk === pk && command.constructor.name === 'GetCommand' && ++reads === 1)
        await recall(creditsOf(payer), [1], 1)
      return answer
    },
  })
  expect(await balanceOf(payer)).toBe(157)
  restore()
})

test('a total counts what goes to a shard while it is read once', async () => {
  await stored(1000, { 1: 50, 2: 7 })
  const real = world().database
  let reads = 0
  const restore = replaceWorld({
    database: async (command) => {
      if (command.constructor.name === 'BatchGetCommand' && ++reads === 1)
        expect(await feed(creditsOf(payer), 2, { hold: 20, cap: undefined, now })).toBe(true)
      return real(command)
    },
  })
  expect(await balanceOf(payer)).toBe(1057)
  restore()
})

test('a hold whose shard has come home pays for the next one, with as good as no credits elsewhere', async () => {
  await stored(700)
  const held: Held = { payer, milliCredits: 300, reserved: [], shard: 1 }
  const outcome = await pay({ close: { held }, open: { payer, milliCredits: 900, guards: [] } }, 0)
  expect(outcome.committed).toBe(true)
  expect(total()).toBe(100)
})

test('where a cap is reached and the credits lie in a shard, only the cap is what refuses', async () => {
  await stored(0, { 1: 1_000_000 })
  const guard = { scope: { agentId: 'a', visitor: 'v' }, day: '2027-01-15', cap: 10 }
  await pay({ open: { payer, milliCredits: 10, guards: [guard] } })
  const outcome = await pay({ open: { payer, milliCredits: 100, guards: [guard] } }, 0)
  expect(outcome.committed ? [] : outcome.refused.map(({ label }) => label)).toEqual(['spend'])
})
