import { executeCommand, type Operation } from '#infra/local/database/engine/execute-command'
import type { Item } from '#infra/local/database/engine/expressions'
import { itemsInOrder } from '#infra/local/database/engine/tables/items-in-order'
import type { DatabaseCommand } from '#lib/database/database-command'
import { judgeCommand } from '#test/support/grants/judge-command'
import { type FaultyStorageOptions, faultyStorage } from './faulty-storage.ts'

interface InMemoryOptions extends FaultyStorageOptions {
  /** The clock by which idempotency tokens expire. */
  readonly now?: () => number
}

/** The commands that the store helper sends, with their operations. */
const operations: Readonly<Record<string, Operation>> = {
  GetCommand: 'GetItem',
  BatchGetCommand: 'BatchGetItem',
  QueryCommand: 'Query',
  PutCommand: 'PutItem',
  DeleteCommand: 'DeleteItem',
  UpdateCommand: 'UpdateItem',
  TransactWriteCommand: 'TransactWriteItems',
}

/**
 * The portable engine in this process's memory, for tests and the simulation. Time, faults and interleavings are the
 * caller's to inject.
 */
export const inMemoryDatabase = (options: InMemoryOptions = {}) => {
  const storage = faultyStorage(options)
  const run = executeCommand(storage, options.now ?? (() => 0))

  const execute = (command: DatabaseCommand): unknown => {
    judgeCommand(command)
    storage.nextCommand()
    const operation = operations[command.constructor.name]
    if (!operation) throw new Error(`the store helper does not send ${command.constructor.name}`)
    // what the store helper's own types say about each command's input; unknown fields are refused one by one
    return run(operation, command.input as never)
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
