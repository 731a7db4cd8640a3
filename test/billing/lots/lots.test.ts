import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountKey } from '#functions/billing/account-key'
import { ledger } from '#functions/billing/ledger/store'
import { lotEnds, waitingLots } from '#functions/billing/lots/store'
import { handler as sweepLots } from '#functions/billing/lots/sweep-lots'
import { waitLot } from '#functions/billing/lots/wait-lot'
import { charging } from '#functions/billing/paying/charging'
import type { Held } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { replaceWorld, world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { totalIn } from '#test/support/database/books-in'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const TABLE = 'lots'
const OWNER = 'WS#w'
const START = 1_800_000_000_000
const MINUTE = 60_000
const payer: Payer = { kind: 'workspace', id: 'w' }

let database: ReturnType<typeof inMemoryDatabase>
let now: number
let undo: () => void
beforeEach(() => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  database = inMemoryDatabase()
  now = START
  undo = replaceWorld({
    database: database.send,
    publish: async () => [],
    now: () => now,
    sleep: async () => undefined,
    randomBytes: (count) => (count === 1 ? Uint8Array.of(0) : randomBytes(count)),
  })
})
afterEach(() => undo())

/** The account with purchased credits: in the main item, and in shards by number. */
const purchased = (main: number, shards: Readonly<Record<number, number>> = {}) => {
  const numbers = Object.keys(shards)
  return attempt([
    accounts.putting({
      ...payer,
      balance: main,
      entered: Object.values(shards).reduce((sum, balance) => sum + balance, main),
      hasEverPaid: true,
      ...(numbers.length > 0 ? { shards: new Set(numbers) } : {}),
    }),
    ...Object.entries(shards).map(([shard, balance]) =>
      accountShards.putting({ owner: OWNER, shard: Number(shard), balance, used: 0 }),
    ),
  ])
}
const grant = (milliCredits: number, endsAt = now + 10 * MINUTE, id = ulid(now)) =>
  waitLot({ payer, id, milliCredits, endsAt })
const sweep = () => sweepLots({}, lambdaContext())
/** The sweeper's run at this many minutes after the start. */
const sweepAt = async (minutes: number) => {
  now = START + minutes * MINUTE
  await sweep()
}
const use = async (milliCredits: number) => {
  const charge = { payer, milliCredits, reason: 'crawl', workspaceId: 'w', agentId: 'a', now } as const
  expect((await paying(charging(charge).step, ({ writes }) => writes)).committed).toBe(true)
}
const hold = async (milliCredits: number): Promise<Held> => {
  const paid = await paying({ now, open: { payer, milliCredits, guards: [] } }, ({ writes }) => writes)
  if (!paid.committed || !paid.held) throw new Error('nothing is held')
  return paid.held
}
const settle = (held: Held, milliCredits: number) =>
  paying(
    { now, close: { held, use: { id: ulid(now), milliCredits, reason: 'turn', agentId: 'a' } } },
    ({ writes }) => writes,
  )
const account = () => accounts.get(payer, { consistent: true })
const total = () => totalIn(database.items(TABLE), OWNER)
const lines = async (reason: string) =>
  (await ledger.between(`LED#${OWNER}`, '0', '~')).items
    .filter((line) => line.reason === reason)
    .map(({ from, to, milliCredits }) => `${milliCredits} from ${from} to ${to}`)
const due = () => database.items(TABLE).filter(({ kind }) => kind === 'lot-end')

describe('a grant', () => {
  test('can be spent at once, once however often it is delivered, and its line says where it came from', async () => {
    await purchased(100)
    const id = ulid(now)
    expect(await grant(500, START + MINUTE, id)).toBe(true)
    expect(await grant(500, START + MINUTE, id)).toBe(false)
    expect(await account()).toMatchObject({ balance: 600, entered: 600 })
    await sweep()
    expect(await grant(500, START + MINUTE, id)).toBe(false)
    await sweepAt(2)
    expect(await grant(500, START + MINUTE, id)).toBe(false)
    expect(await lines('grant')).toEqual([`500 from promo to ${OWNER}`])
    expect([total(), due()]).toEqual([100, []])
  })

  test('opens an account for a payer that had none', async () => {
    await grant(500)
    expect(await account()).toEqual({ balance: 500, entered: 500, hasEverPaid: false })
  })

  test('of an account of an earlier version counts what it has as purchased', async () => {
    await purchased(100, { 3: 50 })
    await attempt([accounts.changing(payer, { remove: ['entered'], add: { used: 30 } })])
    await grant(500, START + MINUTE)
    expect(await account()).toMatchObject({ entered: 680 })
    await sweep()
    await use(120)
    await sweepAt(2)
    expect([total(), await lines('expiry')]).toEqual([150, [`380 from ${OWNER} to expired`]])
  })

  test.each([
    ['an id that sorts nowhere', { id: 'invoice_1' }, 'is no ULID'],
    ['no credits', { milliCredits: 0 }, 'to grant'],
    ['parts of a milli-credit', { milliCredits: 1.5 }, 'to grant'],
    ['no end', { endsAt: Number.NaN }, 'no time'],
  ])('with %s is refused with a clear error', async (_, wrong, message) => {
    const right = { payer, id: ulid(now), milliCredits: 1, endsAt: START + 1 }
    await expect(waitLot({ ...right, ...wrong })).rejects.toThrow(message)
    expect(database.items(TABLE)).toEqual([])
  })
})

describe('a lot', () => {
  test('ends with what nobody used of it, and leaves what was purchased', async () => {
    await purchased(1000)
    await grant(500)
    await sweep()
    await use(200)
    await sweepAt(9)
    expect(total()).toBe(1300)
    await sweepAt(10)
    expect([total(), await lines('expiry')]).toEqual([1000, [`300 from ${OWNER} to expired`]])
    expect(await account()).toEqual({ balance: 1000, entered: 1200, used: 200, hasEverPaid: true })
    await sweepAt(11)
    expect([total(), due()]).toEqual([1000, []])
  })

  test('that was used up ends without a line, and purchased credits pay for the rest', async () => {
    await purchased(1000)
    await grant(500)
    await sweep()
    await use(700)
    await sweepAt(10)
    expect([total(), await lines('expiry')]).toEqual([800, []])
  })

  test('counts what was used after purchased credits were gone, while it waited', async () => {
    await purchased(100)
    await grant(500)
    await use(250)
    await sweep()
    await use(50)
    await sweepAt(10)
    expect([total(), await lines('expiry')]).toEqual([0, [`300 from ${OWNER} to expired`]])
  })

  test('does not count what purchased credits paid while it waited', async () => {
    await purchased(1000)
    await grant(500)
    await use(250)
    await sweep()
    await sweepAt(10)
    expect(total()).toBe(750)
  })

  test('pays the debt that it met', async () => {
    await purchased(-200)
    await grant(500)
    await sweep()
    await attempt([accounts.changing(payer, { add: { balance: 1000, entered: 1000 } })])
    await sweepAt(10)
    expect([total(), await lines('expiry')]).toEqual([1000, [`300 from ${OWNER} to expired`]])
  })

  test('begins when the one before is closed, in the same run, and each ends by itself', async () => {
    await purchased(100)
    await grant(500, START + 10 * MINUTE)
    now += 1
    await grant(300, START + 20 * MINUTE)
    await sweep()
    expect((await account())?.lotMilliCredits).toBe(500)
    await use(600)
    await sweepAt(10)
    expect((await account())?.lotMilliCredits).toBe(300)
    await use(120)
    await sweepAt(20)
    expect([total(), await lines('expiry')]).toEqual([0, [`180 from ${OWNER} to expired`]])
    expect((await waitingLots.list(OWNER, 'LOT#')).items).toEqual([])
  })

  test('whose time passed while it waited ends as soon as it begins', async () => {
    await purchased(100)
    await grant(500, START + 2 * MINUTE)
    now += 1
    await grant(300, START + MINUTE)
    await sweepAt(1)
    await sweepAt(3)
    expect(total()).toBe(100)
    await sweepAt(4)
    expect(due()).toEqual([])
  })

  test('of a payer whose account is gone is no longer due', async () => {
    await grant(500)
    await accounts.drop(payer)
    await sweep()
    expect(due()).toEqual([])
  })
})

describe('the end of a lot', () => {
  test('brings home what lies in shards, no more of them than it lacks', async () => {
    await purchased(0, { 1: 200, 2: 200, 3: 200 })
    await grant(500)
    await sweep()
    await use(450)
    await attempt([
      accounts.changing(payer, { add: { balance: -50 } }),
      accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: 50 } }),
    ])
    await sweepAt(10)
    expect([total(), await lines('expiry')]).toEqual([600, [`50 from ${OWNER} to expired`]])
    expect((await account())?.shards?.size).toBe(2)
  })

  test('counts what shards have used', async () => {
    await purchased(0, { 1: 200 })
    await grant(500)
    await sweep()
    const open = { payer, milliCredits: 150, guards: [] }
    const paid = await paying({ now, hint: { payer, shards: { payer: 2, day: 0 } }, open }, ({ writes }) => writes)
    if (!paid.committed || !paid.held) throw new Error('nothing is held')
    await settle(paid.held, 120)
    await sweepAt(10)
    expect(total()).toBe(200)
  })

  test('waits for holds that have the rest, and takes what they give back', async () => {
    await purchased(0)
    await grant(500)
    await sweep()
    const held = await hold(400)
    await sweepAt(10)
    expect([total(), await lines('expiry')]).toEqual([0, [`100 from ${OWNER} to expired`]])
    await settle(held, 150)
    await sweepAt(11)
    expect([total(), await lines('expiry')]).toEqual([
      0,
      [`100 from ${OWNER} to expired`, `250 from ${OWNER} to expired`],
    ])
    expect(due()).toEqual([])
  })

  test('does not wait for holds where purchased credits are enough: they pay for those turns', async () => {
    await purchased(1000)
    await grant(500)
    await sweep()
    const held = await hold(400)
    await sweepAt(10)
    expect(total()).toBe(600)
    await settle(held, 150)
    await sweepAt(11)
    expect([total(), await lines('expiry')]).toEqual([850, [`500 from ${OWNER} to expired`]])
  })

  test('does not count on a sum while a shard came home', async () => {
    await purchased(0, { 1: 200 })
    await attempt([accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: -100, used: 100 } })])
    await grant(500)
    await sweep()
    await attempt([accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: -90, used: 90 } })])
    const real = world().database
    let reads = 0
    const restore = replaceWorld({
      database: async (command) => {
        const answer = await real(command)
        const { Key } = command.input as { Key?: { sk: string } }
        if (command.constructor.name === 'GetCommand' && Key?.sk === accountKey(payer).sk && ++reads === 1) {
          await recall(creditsOf(payer), [1], 1)
          // and is fed again, so that the list is as it was read
          await attempt([
            accounts.changing(payer, { add: { balance: -10 }, include: { shards: ['1'] } }),
            accountShards.putting({ owner: OWNER, shard: 1, balance: 10, used: 0 }),
          ])
        }
        return answer
      },
    })
    await sweepAt(10)
    restore()
    expect([total(), await lines('expiry')]).toEqual([100, [`410 from ${OWNER} to expired`]])
  })

  test('is over when the account has nothing left, holds included: nothing can come back, and the next lot begins', async () => {
    await purchased(0)
    await grant(500)
    now += 1
    await grant(300, START + 20 * MINUTE)
    await sweep()
    await attempt([accounts.changing(payer, { add: { balance: -800, entered: -800 } })])
    await sweepAt(10)
    expect(await account()).toMatchObject({ balance: 0, lotMilliCredits: 300 })
  })

  test('that two runs find at once happens once', async () => {
    await purchased(1000)
    await grant(500)
    await sweep()
    now = START + 10 * MINUTE
    await Promise.all([sweep(), sweep(), sweep()])
    await sweepAt(11)
    expect([total(), await lines('expiry')]).toEqual([1000, [`500 from ${OWNER} to expired`]])
  })
})

test('a payer whose lots fail is put off, and no other waits for it', async () => {
  await purchased(1000)
  await grant(500)
  const other: Payer = { kind: 'organisation', id: 'o' }
  await waitLot({ payer: other, id: ulid(now), milliCredits: 40, endsAt: START + MINUTE })
  await attempt([accounts.changing(payer, { set: { moves: 0.5 } })])
  await sweep()
  expect((await accounts.get(other))?.lotMilliCredits).toBe(40)
  const rows = due().map(({ at }) => Number(at) - START)
  expect(rows.toSorted()).toEqual([MINUTE, MINUTE])
  await attempt([accounts.changing(payer, { remove: ['moves'] })])
  await sweepAt(1)
  expect((await account())?.lotMilliCredits).toBe(500)
  expect([...new Set(due().map(({ at }) => Number(at) - START))]).toEqual([10 * MINUTE])
})

test('a payer behind five hundred others in one partition is found, and a row that cannot be read hides none', async () => {
  await grant(500)
  const [row] = due()
  const shard = Number(row?.shard)
  for (let at = 0; at < 500; at++)
    await lotEnds.save({ shard, at: START - 1000 + at, id: `${at}`, payer: { kind: 'workspace', id: `gone${at}` } })
  const broken = { TableName: TABLE, Item: { pk: `LOTEND#${shard}`, sk: '000000000000000#x' } }
  await attempt([{ label: 'broken', item: { Put: broken } }])
  await sweep()
  expect((await account())?.lotMilliCredits).toBe(500)
  expect(due()).toHaveLength(1)
})
