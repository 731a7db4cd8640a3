import { TransactionCanceledException } from '#infra/local/database/engine/commands/transaction-canceled-exception'
import type { TransactPart } from '#infra/local/database/engine/commands/transaction-step'
import { type ItemKey, idOf, keyOf } from '#infra/local/database/engine/tables/item-key'
import type { DatabaseCommand } from '#lib/database/database-command'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import type { SeededRandom } from '#test/support/worlds/seeded-random'
import { itemKind } from './item-kind.ts'
import type { Timeline } from './timeline.ts'
import { writeUnits } from './write-units.ts'

interface ContendedOptions {
  readonly timeline: Timeline
  readonly random: SeededRandom
  /** How long a transaction takes on average, in milliseconds; 8 at least. */
  readonly meanMs: number
  /** Called for each transaction with a definite end: it committed, or a condition refused it. */
  readonly ended: () => void
}

const LEAST_MS = 8
/** A read, or a write of one item: this and as much again on average. */
const SINGLE_MS = 3

const keysOf = (parts: readonly TransactPart[]): readonly ItemKey[] =>
  parts.map(({ Put, Update, Delete, ConditionCheck }) =>
    keyOf(Put ? Put.Item : (Update ?? Delete ?? ConditionCheck)?.Key),
  )

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/**
 * The engine in memory with DynamoDB's contention, in simulated time. A transaction locks its items from its request to its
 * answer; one that meets a lock, or a partition key without units, is cancelled (`TransactionConflict`, `ThrottlingError`)
 * after half the time. A write of one item waits for a lock, as the client's own retries do. Reads meet nothing.
 */
export const contendedDatabase = ({ timeline, random, meanMs, ended }: ContendedOptions) => {
  const units = writeUnits(timeline.now)
  let isTransaction = false
  const database = inMemoryDatabase({
    now: timeline.now,
    onWrite: (key, written) => units.written(key, written, isTransaction),
  })
  const lockedUntil = new Map<string, number>()
  const conflicts = new Map<string, number>()
  const throttles = new Map<string, number>()
  const exponential = (mean: number) => -Math.log(1 - random.next()) * mean
  const isLocked = (key: ItemKey) => (lockedUntil.get(idOf(key)) ?? 0) > timeline.now()

  const transact = async (command: DatabaseCommand, parts: readonly TransactPart[]): Promise<unknown> => {
    const keys = keysOf(parts)
    const ms = LEAST_MS + exponential(meanMs - LEAST_MS)
    const codes = keys.map((key) => {
      if (!units.hasRoom(key)) return 'ThrottlingError'
      return isLocked(key) ? 'TransactionConflict' : 'None'
    })
    if (codes.some((code) => code !== 'None')) {
      keys.forEach((key, at) => {
        if (codes[at] !== 'ThrottlingError') units.charge(key)
        if (codes[at] !== 'None') count(codes[at] === 'ThrottlingError' ? throttles : conflicts, itemKind(key))
      })
      await timeline.wait(ms / 2)
      throw new TransactionCanceledException(codes.map((Code) => ({ Code })))
    }
    for (const key of keys) lockedUntil.set(idOf(key), timeline.now() + ms)
    await timeline.wait(ms)
    for (const key of keys) lockedUntil.delete(idOf(key))
    ended()
    try {
      isTransaction = true
      // no answer is lost here, so no request is repeated: the engine need not remember its token
      const input = { ...command.input, ClientRequestToken: undefined }
      return database.execute({ constructor: command.constructor, input })
    } catch (failure) {
      for (const key of keys) units.charge(key)
      throw failure
    } finally {
      isTransaction = false
    }
  }

  const single = async (command: DatabaseCommand): Promise<unknown> => {
    await timeline.wait(SINGLE_MS + exponential(SINGLE_MS))
    const { Item, Key } = command.input as { readonly Item?: unknown; readonly Key?: unknown }
    if (['PutCommand', 'UpdateCommand', 'DeleteCommand'].includes(command.constructor.name)) {
      const key = keyOf(Item ?? Key)
      for (let lock = lockedUntil.get(idOf(key)); lock !== undefined; lock = lockedUntil.get(idOf(key)))
        await timeline.wait(Math.max(1, lock - timeline.now()))
    }
    return database.execute(command)
  }

  return {
    send: (command: DatabaseCommand): Promise<unknown> => {
      const { TransactItems } = command.input as { readonly TransactItems?: readonly TransactPart[] }
      return TransactItems ? transact(command, TransactItems) : single(command)
    },
    items: database.items,
    /** How often a transaction met another one, by kind of item, and a partition key without units. */
    conflicts,
    throttles,
  }
}
