import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import { ledger } from '#functions/billing/ledger/store'
import { handler as sweepLots } from '#functions/billing/lots/sweep-lots'
import { waitLot } from '#functions/billing/lots/wait-lot'
import { charging } from '#functions/billing/paying/charging'
import type { Held } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { ulid } from '#lib/ids'
import { replaceWorld, world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { totalIn } from '#test/support/database/books-in'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const TABLE = 'lots'
export const OWNER = 'WS#w'
export const START = 1_800_000_000_000
export const MINUTE = 60_000
export const payer: Payer = { kind: 'workspace', id: 'w' }

/** Before each test of a file an empty database, whose clock a test sets, and one payer. */
export const lotWorld = () => {
  let database: ReturnType<typeof inMemoryDatabase>
  let undo: () => void
  const own = { now: START }
  beforeEach(() => {
    Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
    database = inMemoryDatabase()
    own.now = START
    undo = replaceWorld({
      database: database.send,
      publish: async () => [],
      now: () => own.now,
      sleep: async () => undefined,
      randomBytes: (count) => (count === 1 ? Uint8Array.of(0) : randomBytes(count)),
    })
  })
  afterEach(() => undo())

  const items = () => database.items(TABLE)
  const sweep = () => sweepLots({}, lambdaContext())
  return Object.assign(own, {
    items,
    sweep,
    /** The account with purchased credits: in the main item, and in shards by number. */
    purchased: (main: number, shards: Readonly<Record<number, number>> = {}) => {
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
    },
    grant: (milliCredits: number, endsAt = own.now + 10 * MINUTE, id = ulid(own.now)) =>
      waitLot({ payer, id, milliCredits, endsAt }),
    /** The sweeper's run at this many minutes after the start. */
    sweepAt: async (minutes: number) => {
      own.now = START + minutes * MINUTE
      await sweep()
    },
    use: async (milliCredits: number) => {
      const charge = { payer, milliCredits, reason: 'crawl', workspaceId: 'w', agentId: 'a', now: own.now } as const
      expect((await paying(charging(charge).step, ({ writes }) => writes)).committed).toBe(true)
    },
    hold: async (milliCredits: number): Promise<Held> => {
      const open = { payer, milliCredits, guards: [] }
      const paid = await paying({ now: own.now, open }, ({ writes }) => writes)
      if (!paid.committed || !paid.held) throw new Error('nothing is held')
      return paid.held
    },
    settle: (held: Held, milliCredits: number) => {
      const use = { id: ulid(own.now), milliCredits, reason: 'turn', agentId: 'a' } as const
      return paying({ now: own.now, close: { held, use } }, ({ writes }) => writes)
    },
    account: () => accounts.get(payer, { consistent: true }),
    total: () => totalIn(items(), OWNER),
    lines: async (reason: string) =>
      (await ledger.between(`LED#${OWNER}`, '0', '~')).items
        .filter((line) => line.reason === reason)
        .map(({ from, to, milliCredits }) => `${milliCredits} from ${from} to ${to}`),
    due: () => items().filter(({ kind }) => kind === 'lot-end'),
    /** Does something else once, right after the first answer to a command of this kind. */
    afterFirst: (is: (command: DatabaseCommand) => boolean, between: () => Promise<unknown>) => {
      const real = world().database
      const restore = replaceWorld({
        database: async (command) => {
          const answer = await real(command)
          if (is(command)) {
            restore()
            await between()
          }
          return answer
        },
      })
    },
  })
}

/** A read of the payer's account. */
export const isAccountRead = (command: DatabaseCommand): boolean =>
  command.constructor.name === 'GetCommand' && (command.input as { Key?: { sk: string } }).Key?.sk === 'CREDIT'
