import { randomBytes } from 'node:crypto'
import type { MoneyStep } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { totalIn } from '#test/support/database/books-in'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'

const TABLE = 'paying'
export const OWNER = 'WS#w'
export const payer: Payer = { kind: 'workspace', id: 'w' }

export const open = (milliCredits: number) => ({ open: { payer, milliCredits, guards: [] } })

export const chargeOf = (milliCredits: number) => ({
  charge: {
    payer,
    guards: [],
    use: { id: `charge-${milliCredits}`, milliCredits, reason: 'crawl', agentId: 'a' } as const,
  },
})

export const labels = (paid: Awaited<ReturnType<typeof paying>>) =>
  paid.committed ? [] : paid.refused.map(({ label }) => label)

/** One payer's account in a database of its own, at a moment of the test's; `undo` gives the world back. */
export const payingWorld = () => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu' })
  const database = inMemoryDatabase()
  let now = 1_800_000_000_000
  let bytes: number[] = []
  const undo = replaceWorld({
    database: database.send,
    now: () => now,
    sleep: async () => undefined,
    // what a test asks for, and ids that differ
    randomBytes: (count) => (count === 1 ? Uint8Array.of(bytes.shift() ?? 0) : randomBytes(count)),
  })
  return {
    undo,
    now: () => now,
    pass: (ms: number) => {
      now += ms
    },
    /** The next single random bytes, which choose a shard. */
    drawNext: (...next: number[]) => {
      bytes = next
    },
    send: database.send,
    items: () => database.items(TABLE),

    /** The account with these balances: the main item's, and of shards by number. */
    stored: (main: number, shards: Readonly<Record<number, number>> = {}) => {
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
    },
    main: () => accounts.get(payer, { consistent: true }),
    shard: (number: number) => accountShards.get({ owner: OWNER, shard: number }, { consistent: true }),
    total: () => totalIn(database.items(TABLE), OWNER),
    pay: (step: Omit<MoneyStep, 'now'>, shards = 16) =>
      paying({ now, hint: { payer, shards: { payer: shards, day: 0 } }, ...step }, ({ writes }) => writes),
  }
}

/** Every transaction from here on, in order. */
export const transactions = (before?: (count: number, command: DatabaseCommand) => Promise<unknown>) => {
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
