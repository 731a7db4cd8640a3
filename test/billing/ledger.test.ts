import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { creditWrites } from '#functions/billing/ledger/credit-writes'
import { type Books, faultsOf, type Movement, type OwnedAccount } from '#functions/billing/ledger/ledger'
import { ledger } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
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
const books = (...holds: Books['holds']) => ({
  movements: of('ledger-entry') as unknown as Movement[],
  balances: new Map<OwnedAccount, number>(
    of('account').map(({ pk, balance }) => [pk as OwnedAccount, Number(balance)]),
  ),
  holds,
})
const open = (milliCredits: number, by = payer) =>
  creditWrites({ conversationId: 'c', now: NOW, open: { payer: by, milliCredits } })
const close = (milliCredits: number, cost: number, by = payer) =>
  creditWrites({ conversationId: 'c', now: NOW, close: { payer: by, milliCredits, cost, agentId: 'a' } })

describe('a hold', () => {
  test('is taken from the balance at once and released less its cost', async () => {
    await give(payer, 1000)
    await attempt(open(300))
    expect((await accounts.get(payer))?.balance).toBe(700)
    expect(faultsOf(books({ account: 'WS#w', milliCredits: 300 }))).toEqual([])
    await attempt(close(300, 120))
    expect((await accounts.get(payer))?.balance).toBe(880)
    expect(faultsOf(books())).toEqual([])
  })

  test('larger than the balance is refused by the account', async () => {
    await give(payer, 100)
    const outcome = await attempt(open(101))
    expect(outcome.committed ? [] : outcome.refused.map(({ label }) => label)).toEqual(['account'])
    expect((await accounts.get(payer))?.balance).toBe(100)
  })

  test('of a workspace that does not exist is refused', async () => {
    expect((await attempt(open(1))).committed).toBe(false)
    expect(of('account')).toEqual([])
  })

  test('cannot be closed for more than it held', () => {
    expect(() => close(10, 11)).toThrow('does not fit')
    expect(() => close(10, -1)).toThrow('does not fit')
  })

  test('moves to another payer in one step when the agent’s payer has changed', async () => {
    const other: Payer = { kind: 'workspace', id: 'x' }
    await give(payer, 1000)
    await give(other, 1000)
    await attempt(open(300))
    const change = creditWrites({
      conversationId: 'c',
      now: NOW,
      close: { payer, milliCredits: 300, cost: 0, agentId: 'a' },
      open: { payer: other, milliCredits: 400 },
    })
    expect((await attempt(change)).committed).toBe(true)
    expect((await accounts.get(payer))?.balance).toBe(1000)
    expect((await accounts.get(other))?.balance).toBe(600)
    expect(faultsOf(books({ account: 'WS#x', milliCredits: 400 }))).toEqual([])
  })
})

test('of two hundred parallel debits of 1 on a balance of 100 exactly one hundred succeed', async () => {
  await give(payer, 100)
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => attempt(open(1))))
  expect(outcomes.filter(({ committed }) => committed)).toHaveLength(100)
  expect((await accounts.get(payer))?.balance).toBe(0)
  expect(faultsOf(books({ account: 'WS#w', milliCredits: 100 }))).toEqual([])
})

test('the invariants detect each violation', () => {
  const grant: Movement = { from: 'promo', to: 'WS#w', milliCredits: 10, reason: 'grant' }
  const right = { movements: [grant], balances: new Map([['WS#w' as const, 10]]), holds: [] }
  expect(faultsOf(right)).toEqual([])
  expect(faultsOf({ ...right, balances: new Map([['WS#w' as const, 11]]) })).toHaveLength(1)
  expect(faultsOf({ ...right, holds: [{ account: 'WS#w', milliCredits: 1 }] })).toHaveLength(1)
  expect(faultsOf({ ...right, movements: [{ ...grant, milliCredits: 1.5 }] })).not.toEqual([])
  expect(faultsOf({ ...right, movements: [{ ...grant, milliCredits: -10 }] })).not.toEqual([])
})

/**
 * A random history compared with a reference that only adds and subtracts. Together 10,000 histories; the database's own work
 * limits their length here, and 200 of them take the full 200 steps.
 */
const history = async (seed: number, steps: number): Promise<string[]> => {
  const random = seededRandom(seed)
  const engine = inMemoryDatabase()
  const restore = replaceWorld({ database: engine.send, randomBytes: random.bytes })
  try {
    const payers: Payer[] = [payer, { kind: 'organisation', id: 'o' }]
    const key = ({ kind, id }: Payer) => (kind === 'workspace' ? (`WS#${id}` as const) : (`ORG#${id}` as const))
    const balances = new Map<OwnedAccount, number>()
    const held: { payer: Payer; milliCredits: number }[] = []
    for (const to of payers) {
      const milliCredits = random.between(1, 5000)
      balances.set(key(to), milliCredits)
      await attempt([
        accounts.putting({ ...to, balance: milliCredits, hasEverPaid: false }),
        ledger.creating({
          owner: key(to),
          id: '0',
          at: NOW,
          from: 'promo',
          to: key(to),
          milliCredits,
          reason: 'grant',
        }),
      ])
    }
    const wrong: string[] = []
    for (let step = 0; step < steps; step++) {
      const by = random.pick(payers)
      const old = held.length > 0 && random.chance(0.6) ? random.pick(held) : undefined
      const cost = old ? random.pick([0, old.milliCredits, random.below(old.milliCredits + 1)]) : 0
      const opens = !old || random.chance(0.4)
      const opened = opens
        ? { payer: old && random.chance(0.5) ? old.payer : by, milliCredits: random.between(1, 1500) }
        : undefined
      const net = new Map<OwnedAccount, number>()
      if (old) net.set(key(old.payer), old.milliCredits - cost)
      if (opened) net.set(key(opened.payer), (net.get(key(opened.payer)) ?? 0) - opened.milliCredits)
      const isPossible = [...net].every(([account, change]) => change >= 0 || (balances.get(account) ?? 0) >= -change)
      const outcome = await attempt(
        creditWrites({
          conversationId: 'c',
          now: NOW + step,
          ...(old ? { close: { payer: old.payer, milliCredits: old.milliCredits, cost, agentId: 'a' } } : {}),
          ...(opened ? { open: opened } : {}),
        }),
      )
      if (outcome.committed !== isPossible) wrong.push(`step ${step}: ${outcome.committed} instead of ${isPossible}`)
      if (!outcome.committed) continue
      if (old) held.splice(held.indexOf(old), 1)
      if (opened) held.push(opened)
      for (const [account, change] of net) balances.set(account, (balances.get(account) ?? 0) + change)
    }
    const items = engine.items(TABLE)
    const found = {
      movements: items.filter(({ kind }) => kind === 'ledger-entry') as unknown as Movement[],
      balances: new Map<OwnedAccount, number>(
        items.filter(({ kind }) => kind === 'account').map(({ pk, balance }) => [pk as OwnedAccount, Number(balance)]),
      ),
      holds: held.map((hold) => ({ account: key(hold.payer), milliCredits: hold.milliCredits })),
    }
    for (const [account, balance] of balances)
      if (found.balances.get(account) !== balance)
        wrong.push(`${account} has ${found.balances.get(account)}, not ${balance}`)
    return [...wrong, ...faultsOf(found)]
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
