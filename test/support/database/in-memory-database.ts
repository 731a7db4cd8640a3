import type { DatabaseCommand } from '#lib/database/database-command'
import type { Item } from './expressions.ts'
import { allowOnly } from './in-memory/allow-only.ts'
import { batchGet } from './in-memory/batch-get.ts'
import { type ItemKey, keyOf } from './in-memory/item-key.ts'
import { itemsInOrder } from './in-memory/items-in-order.ts'
import { queryTable } from './in-memory/query-table.ts'
import { createStorage, type StorageOptions } from './in-memory/storage.ts'
import { transactionStep, type UpdatePart } from './in-memory/transaction-step.ts'
import { transactions } from './in-memory/transactions.ts'
import { withValidIndexKeys } from './in-memory/with-valid-index-keys.ts'
import { storable } from './storable.ts'

interface InMemoryOptions extends StorageOptions {
  /** The clock that idempotency tokens run out by. */
  readonly now?: () => number
}

interface KeyInput {
  readonly TableName: string
  readonly Key: ItemKey
  readonly ConsistentRead?: boolean
}

/**
 * DynamoDB in this process's memory, for tests and the simulation: exactly the commands and expressions that
 * `functions/lib/database` builds; anything else throws. It passes the same conformance suite as the real
 * local engine. Every command is executed at once and whole; time, faults and interleavings are the caller's to inject.
 */
export const inMemoryDatabase = (options: InMemoryOptions = {}) => {
  const storage = createStorage(options)
  const transact = transactions(storage, options.now ?? (() => 0))

  const execute = (command: DatabaseCommand): unknown => {
    storage.nextCommand()
    // what the store helper's own types say about each command's input; unknown fields are refused one by one
    const input = command.input as never
    switch (command.constructor.name) {
      case 'GetCommand': {
        const { TableName, Key: key, ConsistentRead, ...rest } = input as KeyInput
        allowOnly(rest, [])
        const item = storage.get(storage.tableOf(TableName), keyOf(key), ConsistentRead === true)
        return item ? { Item: storable(item) } : {}
      }
      case 'BatchGetCommand':
        return batchGet(storage, input)
      case 'QueryCommand':
        return queryTable(storage.tableOf, input)
      case 'PutCommand': {
        const { TableName, Item: item, ...rest } = input as { TableName: string; Item: Item }
        allowOnly(rest, [])
        const stored = storable(item)
        storage.write(storage.tableOf(TableName), keyOf(stored), withValidIndexKeys(stored))
        return {}
      }
      case 'DeleteCommand': {
        const { TableName, Key: key, ...rest } = input as KeyInput
        allowOnly(rest, [])
        storage.write(storage.tableOf(TableName), keyOf(key), undefined)
        return {}
      }
      case 'UpdateCommand': {
        const { ReturnValues, ...part } = input as UpdatePart & { ReturnValues?: string }
        if (ReturnValues !== 'ALL_NEW') throw new Error(`the store helper does not ask for ${ReturnValues}`)
        const { table, key, after } = transactionStep({ Update: part }, storage.tableOf)
        const item = after(storage.read(table, key))
        if (item === 'untouched' || item === undefined) throw new Error('an update leaves an item')
        storage.write(table, key, item)
        return { Attributes: storable(item) }
      }
      case 'TransactWriteCommand':
        return transact(input)
      default:
        throw new Error(`the store helper does not send ${command.constructor.name}`)
    }
  }

  return {
    /** What `replaceWorld({ database })` takes. */
    send: async (command: DatabaseCommand): Promise<unknown> => execute(command),
    /** The same, at once: for a scheduler that decides itself when a command happens. */
    execute,
    /** Every item of a table, in key order. */
    items: (tableName: string): readonly Item[] => {
      const table = storage.tableOf(tableName)
      return [...table.partitions.keys()].flatMap((pk) => itemsInOrder(table, undefined, pk).map(({ item }) => item))
    },
    /** Lets the indexes catch up, as they do when nothing happens for a while. */
    settle: storage.settle,
    /** How many commands were executed. */
    get commands() {
      return storage.commands
    },
  }
}
