import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { entering } from '#functions/billing/ledger/entering'
import { beginLot } from '#functions/billing/lots/begin-lot'
import { endLot } from '#functions/billing/lots/end-lot'
import { accountShards, accounts } from '#functions/billing/store'
import type { Item } from '#functions/restore/copy'
import { reconcile } from '#functions/restore/reconcile'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'
import { lotWorld, MINUTE, OWNER, payer, START } from '#test/billing/lots/lot-world'
import { bookFaultsIn } from '#test/support/database/books-in'

const it = lotWorld()

const idOf = ({ pk, sk }: Item) => `${String(pk)}\n${String(sk)}`
const byId = (items: readonly Item[]) => new Map(items.map((item) => [idOf(item), item]))

/** Every table in which some of what a transaction wrote is as it was before, and the rest as it was after. */
const torn = (before: readonly Item[], after: readonly Item[]): readonly (readonly Item[])[] => {
  const [old, young] = [byId(before), byId(after)]
  const ids = [...new Set([...old.keys(), ...young.keys()])]
  const changed = ids.filter((id) => JSON.stringify(old.get(id)) !== JSON.stringify(young.get(id)))
  return Array.from({ length: 2 ** changed.length }, (_, mask) =>
    ids.flatMap((id) => {
      const isOld = changed.includes(id) && (mask & (1 << changed.indexOf(id))) !== 0
      const item = (isOld ? old : young).get(id)
      return item ? [item] : []
    }),
  )
}

const apply = (items: readonly Item[], changes: ReturnType<typeof reconcile>['changes']): Item[] => {
  const all = byId(items)
  for (const { key, item } of changes) {
    if (item) all.set(idOf({ ...key }), item)
    else all.delete(idOf({ ...key }))
  }
  return [...all.values()]
}

const TABLE = 'lots'
const send = (command: unknown) => world().database(command as DatabaseCommand)

const load = async (items: readonly Item[]) => {
  for (const { pk, sk } of it.items()) await send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk } }))
  for (const item of items) await send(new PutCommand({ TableName: TABLE, Item: { ...item } }))
}

/** The table before and after each transaction of some work. */
const transactionsOf = async (work: () => Promise<unknown>) => {
  const seen: { readonly before: readonly Item[]; readonly after: readonly Item[] }[] = []
  const real = world().database
  const restore = replaceWorld({
    database: async (command) => {
      const before = it.items()
      const answer = await real(command)
      if (command.constructor.name === 'TransactWriteCommand') seen.push({ before, after: it.items() })
      return answer
    },
  })
  await work()
  restore()
  return seen
}

const purchase = () =>
  attempt(entering({ payer, id: '0', from: 'stripe_in', milliCredits: 1000, reason: 'purchase', now: START }))

const steps: readonly (readonly [string, number, number, () => Promise<() => Promise<unknown>>])[] = [
  ['is granted', 1, 1000, async () => () => it.grant(500, START + 10 * MINUTE)],
  [
    'begins, after purchased credits were used',
    1,
    800,
    async () => {
      await it.grant(500, START + 10 * MINUTE)
      await it.use(200)
      return () => beginLot(payer)
    },
  ],
  [
    'ends, in two parts, of which one came home from a shard',
    3,
    1000,
    async () => {
      await it.grant(500, START + 10 * MINUTE)
      await it.sweep()
      await it.use(200)
      await attempt([
        accounts.changing(payer, { add: { balance: -1250, moves: 1 }, include: { shards: ['1'] } }),
        accountShards.putting({ owner: OWNER, shard: 1, balance: 1250, used: 0 }),
      ])
      it.now = START + 10 * MINUTE
      return () => endLot(payer)
    },
  ],
]

test.each(steps)('a lot that %s is whole again, whatever of it was restored', async (_, count, expected, prepare) => {
  await purchase()
  const transactions = await transactionsOf(await prepare())
  expect(transactions).toHaveLength(count)
  const at = it.now
  const red: string[] = []
  for (const [nth, { before, after }] of transactions.entries()) {
    for (const whole of [before, after])
      if (reconcile(whole, { at }).changes.length > 0) red.push(`${nth}: a whole copy is changed`)
    for (const [mask, table] of torn(before, after).entries()) {
      const { changes } = reconcile(table, { at })
      const mended = apply(table, changes)
      const again = reconcile(mended, { at }).changes
      if (again.length > 0) red.push(`${nth}/${mask}: a second time changes ${again.length} items`)
      await load(mended)
      it.now = at
      for (const minutes of [1, 2, 10, 11, 12, 13, 14]) await it.sweepAt((at - START) / MINUTE + minutes)
      const left = it.items().filter(({ kind }) => kind === 'waiting-lot' || kind === 'lot-end')
      red.push(...left.map(({ kind }) => `${nth}/${mask}: a ${kind} is left`))
      red.push(...bookFaultsIn(it.items()).map((fault) => `${nth}/${mask}: ${fault}`))
      if (it.total() !== expected) red.push(`${nth}/${mask}: ${it.total()} are left`)
    }
  }
  expect(red).toEqual([])
})

test('a lot that runs, but whose grant is not in the ledger, takes nothing of what was purchased', async () => {
  await purchase()
  await it.grant(500, START + 10 * MINUTE)
  await it.sweep()
  const table = it.items().filter(({ reason }) => reason !== 'grant')
  await load(apply(table, reconcile(table, { at: it.now }).changes))
  await it.sweepAt(10)
  expect([it.total(), await it.lines('expiry'), (await it.account())?.lotId]).toEqual([1000, [], undefined])
  expect(bookFaultsIn(it.items())).toEqual([])
})
