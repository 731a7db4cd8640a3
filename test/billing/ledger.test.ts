import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultsOf, type Movement, type OwnedAccount } from '#functions/billing/ledger/ledger'
import { ledger } from '#functions/billing/ledger/store'
import type { Held, MoneyStep } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { spends } from '#functions/billing/spend-guards/store'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { booksIn, totalIn } from '#test/support/database/books-in'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { seededRandom } from '#test/support/worlds/seeded-random'

const TABLE = 'ledger'
const NOW = 1_800_000_000_000
const payer: Payer = { kind: 'workspace', id: 'w' }

let database: ReturnType<typeof inMemoryDatabase>
let undo: () => void

beforeEach(() => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu' })
  database = inMemoryDatabase()
  undo = replaceWorld({ database: database.send, now: () => NOW, sleep: async () => undefined })
})
afterEach(() => undo())

const give = (to: Payer, milliCredits: number) =>
  attempt([
    accounts.putting({ ...to, balance: milliCredits, hasEverPaid: false }),
    ledger.creating({
      owner: `WS#${to.id}`,
      id: '0',
      at: NOW,
      from: 'promo',
      to: `WS#${to.id}`,
      milliCredits: Math.max(1, milliCredits),
      reason: 'grant',
    }),
  ])
const of = (kind: string) => database.items(TABLE).filter((item) => item.kind === kind)
/** What the books violate, with holds that no conversation has. */
const faults = (...holds: { readonly account: OwnedAccount; readonly milliCredits: number }[]) =>
  faultsOf({ ...booksIn(database.items(TABLE)), holds })
/** The caller's own write, so that no transaction is empty. */
const own = () => spends.changing({ scope: 'own', day: '' }, { set: { scope: 'own' } })
const pay = (step: Omit<MoneyStep, 'now'>) => paying({ now: NOW, ...step }, ({ writes }) => [own(), ...writes])
const open = (milliCredits: number, by = payer) => ({ open: { payer: by, milliCredits, guards: [] } })
const use = (milliCredits: number) =>
  ({ id: `use-${milliCredits}`, milliCredits, reason: 'turn', agentId: 'a' }) as const
const held = (milliCredits: number): Held => ({ payer, milliCredits, reserved: [] })

describe('a hold', () => {
  test('is taken from the balance at once and released less its cost', async () => {
    await give(payer, 1000)
    expect(await pay(open(300))).toEqual({ committed: true, held: held(300) })
    expect((await accounts.get(payer))?.balance).toBe(700)
    expect(faults({ account: 'WS#w', milliCredits: 300 })).toEqual([])
    await pay({ close: { held: held(300), use: use(120) } })
    expect(await accounts.get(payer)).toMatchObject({ balance: 880, used: 120 })
    expect(faults()).toEqual([])
  })

  test('larger than the balance is refused by the account', async () => {
    await give(payer, 100)
    const outcome = await pay(open(101))
    expect(outcome.committed ? [] : outcome.refused.map(({ label }) => label)).toEqual(['account'])
    expect((await accounts.get(payer))?.balance).toBe(100)
  })

  test('of a workspace that does not exist is refused', async () => {
    expect((await pay(open(1))).committed).toBe(false)
    expect(of('account')).toEqual([])
  })

  test('can be released although its account no longer exists, but not charged', async () => {
    expect((await pay({ close: { held: held(10) } })).committed).toBe(true)
    expect((await pay({ close: { held: held(10), use: use(1) } })).committed).toBe(false)
    expect([...of('account'), ...of('ledger-entry')]).toEqual([])
  })

  test('cannot be closed for more than it held', async () => {
    await expect(pay({ close: { held: held(10), use: use(11) } })).rejects.toThrow('does not fit')
    await expect(pay({ close: { held: held(10), use: use(-1) } })).rejects.toThrow('does not fit')
  })

  test('moves to another payer in one step when the agent’s payer has changed', async () => {
    const other: Payer = { kind: 'workspace', id: 'x' }
    await give(payer, 1000)
    await give(other, 1000)
    await pay(open(300))
    expect((await pay({ close: { held: held(300) }, ...open(400, other) })).committed).toBe(true)
    expect((await accounts.get(payer))?.balance).toBe(1000)
    expect((await accounts.get(other))?.balance).toBe(600)
    expect(faults({ account: 'WS#x', milliCredits: 400 })).toEqual([])
  })
})

test.each([0, 4, 16])(
  'of two hundred parallel debits of 1 on a balance of 100 in %i shards exactly one hundred succeed',
  async (shards) => {
    await give(payer, 100)
    const hint = { payer, shards: { payer: shards, day: 0 } }
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => pay({ hint, ...open(1) })))
    expect(outcomes.filter(({ committed }) => committed)).toHaveLength(100)
    expect(totalIn(database.items(TABLE), 'WS#w')).toBe(0)
    expect(faults({ account: 'WS#w', milliCredits: 100 })).toEqual([])
  },
)

test('the invariants detect each violation', () => {
  const grant: Movement = { from: 'promo', to: 'WS#w', milliCredits: 10, reason: 'grant' }
  const right = { movements: [grant], balances: new Map([['WS#w' as const, 10]]), shards: [], holds: [] }
  const shard = { account: 'WS#w', shard: 1, balance: 4, isListed: true } as const
  expect(faultsOf(right)).toEqual([])
  expect(faultsOf({ ...right, balances: new Map([['WS#w' as const, 11]]) })).toHaveLength(1)
  expect(faultsOf({ ...right, holds: [{ account: 'WS#w', milliCredits: 1 }] })).toHaveLength(1)
  expect(faultsOf({ ...right, balances: new Map([['WS#w' as const, 6]]), shards: [shard] })).toEqual([])
  expect(faultsOf({ ...right, shards: [shard] })).toHaveLength(1)
  expect(
    faultsOf({ ...right, balances: new Map([['WS#w' as const, 6]]), shards: [{ ...shard, isListed: false }] }),
  ).toHaveLength(1)
  expect(
    faultsOf({ ...right, balances: new Map([['WS#w' as const, 14]]), shards: [{ ...shard, balance: -4 }] }),
  ).toHaveLength(1)
  expect(faultsOf({ ...right, movements: [{ ...grant, milliCredits: 1.5 }] })).not.toEqual([])
  expect(faultsOf({ ...right, movements: [{ ...grant, milliCredits: -10 }] })).not.toEqual([])
})

const keyOf = ({ kind, id }: Payer) => (kind === 'workspace' ? (`WS#${id}` as const) : (`ORG#${id}` as const))

/**
 * A random history of holds, charges and shards that come home, compared with a reference that only adds and subtracts: a
 * step is refused exactly where the payer's total lacks, wherever its credits lie. Together 10,000 histories; the database's
 * own work limits their length here, and 200 of them take the full 200 steps.
 */
const history = async (seed: number, steps: number): Promise<string[]> => {
  const random = seededRandom(seed)
  const engine = inMemoryDatabase()
  let now = NOW
  const restore = replaceWorld({ database: engine.send, randomBytes: random.bytes, now: () => now })
  try {
    const payers: Payer[] = [payer, { kind: 'organisation', id: 'o' }]
    const totals = new Map<OwnedAccount, number>()
    const running: Held[] = []
    const shards = { payer: random.pick([0, 4, 16]), day: 0 }
    for (const to of payers) {
      const milliCredits = random.between(1, 5000)
      totals.set(keyOf(to), milliCredits)
      await attempt([
        accounts.putting({ ...to, balance: milliCredits, hasEverPaid: false }),
        ledger.creating({
          owner: keyOf(to),
          id: '0',
          at: NOW,
          from: 'promo',
          to: keyOf(to),
          milliCredits,
          reason: 'grant',
        }),
      ])
    }
    const wrong: string[] = []
    for (let step = 0; step < steps; step++) {
      now += 2000
      const by = random.pick(payers)
      if (random.chance(0.05)) {
        const { shards: listed = new Set<string>() } = (await accounts.get(by, { consistent: true })) ?? {}
        await recall(creditsOf(by), [...listed].map(Number), random.below(1500))
        continue
      }
      const hint = { payer: by, shards }
      const most = random.pick([60, 1500])
      const old = running.length > 0 && random.chance(0.5) ? random.pick(running) : undefined
      const milliCredits = random.between(1, most)
      const cost = old ? random.pick([0, old.milliCredits, random.below(old.milliCredits + 1)]) : 0
      const used = { id: `use-${step}`, reason: 'turn', agentId: 'a' } as const
      const isCharge = !old && random.chance(0.3)
      const opens = !isCharge && (!old || random.chance(0.4))
      const opener = old && random.chance(0.5) ? old.payer : by
      const net = new Map<OwnedAccount, number>()
      if (old) net.set(keyOf(old.payer), old.milliCredits - cost)
      const taker = isCharge ? by : opener
      if (isCharge || opens) net.set(keyOf(taker), (net.get(keyOf(taker)) ?? 0) - milliCredits)
      const isPossible = [...net].every(([account, change]) => change >= 0 || (totals.get(account) ?? 0) >= -change)
      const money: MoneyStep = {
        now,
        hint,
        ...(old ? { close: { held: old, use: { ...used, milliCredits: cost } } } : {}),
        ...(opens ? { open: { payer: opener, milliCredits, guards: [] } } : {}),
        ...(isCharge ? { charge: { payer: by, guards: [], use: { ...used, milliCredits } } } : {}),
      }
      const outcome = await paying(money, ({ writes }) => [own(), ...writes])
      if (outcome.committed !== isPossible) wrong.push(`step ${step}: ${outcome.committed} instead of ${isPossible}`)
      if (!outcome.committed) continue
      if (old) running.splice(running.indexOf(old), 1)
      if (outcome.held) running.push(outcome.held)
      for (const [account, change] of net) totals.set(account, (totals.get(account) ?? 0) + change)
    }
    const items = engine.items(TABLE)
    for (const [account, total] of totals)
      if (totalIn(items, account) !== total) wrong.push(`${account} has ${totalIn(items, account)}, not ${total}`)
    const holds = running.map((hold) => ({ account: keyOf(hold.payer), milliCredits: hold.milliCredits }))
    return [...wrong, ...faultsOf({ ...booksIn(items), holds })]
  } finally {
    restore()
  }
}

const histories = isWholeSweep ? 10_000 : 1_000

test(`${histories} random histories end like the reference`, async () => {
  const red: Record<number, string[]> = {}
  for (let seed = 1; seed <= histories; seed++) {
    const wrong = await history(seed, seed % 50 === 0 ? 200 : 6)
    if (wrong.length > 0) red[seed] = wrong
  }
  expect(red).toEqual({})
})
