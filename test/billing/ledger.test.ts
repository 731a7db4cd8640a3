import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { creditWrites } from '#functions/billing/ledger/credit-writes'
import { faultsOf, type Movement, type OwnedAccount } from '#functions/billing/ledger/ledger'
import { holds, ledger } from '#functions/billing/ledger/store'
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
const books = () => ({
  movements: of('ledger-entry') as unknown as Movement[],
  balances: new Map<OwnedAccount, number>(
    of('account').map(({ pk, balance }) => [pk as OwnedAccount, Number(balance)]),
  ),
  holds: of('hold').map((hold) => ({
    account: `WS#${(hold.payer as Payer).id}` as OwnedAccount,
    milliCredits: Number(hold.milliCredits),
  })),
})
const open = (token: string, milliCredits: number, by = payer) =>
  creditWrites({ conversationId: 'c', now: NOW, open: { token, payer: by, milliCredits } })
const close = (token: string, milliCredits: number, cost: number, by = payer) =>
  creditWrites({ conversationId: 'c', now: NOW, close: { token, payer: by, milliCredits, cost, agentId: 'a' } })

describe('a hold', () => {
  test('is taken from the balance at once and released less its cost', async () => {
    await give(payer, 1000)
    await attempt(open('t', 300))
    expect((await accounts.get(payer))?.balance).toBe(700)
    expect(faultsOf(books())).toEqual([])
    await attempt(close('t', 300, 120))
    expect((await accounts.get(payer))?.balance).toBe(880)
    expect(faultsOf(books())).toEqual([])
  })

  test('is settled once: a second settlement finds no hold and changes nothing', async () => {
    await give(payer, 1000)
    await attempt(open('t', 300))
    expect((await attempt(close('t', 300, 120))).committed).toBe(true)
    expect((await attempt(close('t', 300, 120))).committed).toBe(false)
    expect((await accounts.get(payer))?.balance).toBe(880)
  })

  test('larger than the balance is refused by the account', async () => {
    await give(payer, 100)
    const outcome = await attempt(open('t', 101))
    expect(outcome.committed ? [] : outcome.refused.map(({ label }) => label)).toEqual(['account'])
    expect(of('hold')).toEqual([])
  })

  test('of a workspace that does not exist is refused', async () => {
    expect((await attempt(open('t', 1))).committed).toBe(false)
    expect(of('account')).toEqual([])
  })

  test('cannot be closed for more than it held', () => {
    expect(() => close('t', 10, 11)).toThrow('does not fit')
    expect(() => close('t', 10, -1)).toThrow('does not fit')
  })

  test('moves to another payer in one step when the agent’s payer has changed', async () => {
    const other: Payer = { kind: 'workspace', id: 'x' }
    await give(payer, 1000)
    await give(other, 1000)
    await attempt(open('old', 300))
    const change = creditWrites({
      conversationId: 'c',
      now: NOW,
      close: { token: 'old', payer, milliCredits: 300, cost: 0, agentId: 'a' },
      open: { token: 'new', payer: other, milliCredits: 400 },
    })
    expect((await attempt(change)).committed).toBe(true)
    expect((await accounts.get(payer))?.balance).toBe(1000)
    expect((await accounts.get(other))?.balance).toBe(600)
    expect(faultsOf(books())).toEqual([])
  })
})

test('of two hundred parallel debits of 1 on a balance of 100 exactly one hundred succeed', async () => {
  await give(payer, 100)
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, n) => attempt(open(`t${n}`, 1))))
  expect(outcomes.filter(({ committed }) => committed)).toHaveLength(100)
  expect((await accounts.get(payer))?.balance).toBe(0)
  expect(faultsOf(books())).toEqual([])
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
    const held = new Map<string, { payer: Payer; milliCredits: number }>()
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
      const [token, old] = held.size > 0 && random.chance(0.6) ? random.pick([...held]) : [undefined, undefined]
      const cost = old ? random.pick([0, old.milliCredits, random.below(old.milliCredits + 1)]) : 0
      const opens = !old || random.chance(0.4)
      const opened = opens
        ? {
            token: old && random.chance(0.5) ? token : `t${step}`,
            payer: old ? old.payer : by,
            milliCredits: random.between(1, 1500),
          }
        : undefined
      const net = new Map<OwnedAccount, number>()
      if (old) net.set(key(old.payer), old.milliCredits - cost)
      if (opened) net.set(key(opened.payer), (net.get(key(opened.payer)) ?? 0) - opened.milliCredits)
      const isPossible = [...net].every(([account, change]) => change >= 0 || (balances.get(account) ?? 0) >= -change)
      const outcome = await attempt(
        creditWrites({
          conversationId: 'c',
          now: NOW + step,
          ...(old ? { close: { token, payer: old.payer, milliCredits: old.milliCredits, cost, agentId: 'a' } } : {}),
          ...(opened ? { open: opened } : {}),
        }),
      )
      if (outcome.committed !== isPossible) wrong.push(`step ${step}: ${outcome.committed} instead of ${isPossible}`)
      if (!outcome.committed) continue
      if (token) held.delete(token)
      if (opened) held.set(opened.token, { payer: opened.payer, milliCredits: opened.milliCredits })
      for (const [account, change] of net) balances.set(account, (balances.get(account) ?? 0) + change)
    }
    const items = engine.items(TABLE)
    const found = {
      movements: items.filter(({ kind }) => kind === 'ledger-entry') as unknown as Movement[],
      balances: new Map<OwnedAccount, number>(
        items.filter(({ kind }) => kind === 'account').map(({ pk, balance }) => [pk as OwnedAccount, Number(balance)]),
      ),
      holds: [...held.values()].map((hold) => ({ account: key(hold.payer), milliCredits: hold.milliCredits })),
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

test('the store finds a hold by its token', async () => {
  await give(payer, 1000)
  await attempt(open('t', 300))
  expect(await holds.get({ conversationId: 'c', token: 't' })).toMatchObject({ payer, milliCredits: 300 })
})
