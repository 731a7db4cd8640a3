import { allowOnly } from './commands/allow-only.ts'
import { type BatchGetInput, batchGet } from './commands/batch-get.ts'
import { type QueryInput, queryTable } from './commands/query-table.ts'
import { transactionStep, type UpdatePart } from './commands/transaction-step.ts'
import { type TransactInput, transactions } from './commands/transactions.ts'
import type { Item } from './expressions.ts'
import { storable } from './storable.ts'
import { type ItemKey, keyOf } from './tables/item-key.ts'
import type { Storage } from './tables/storage.ts'
import { withinLimits } from './tables/within-limits.ts'

interface KeyInput {
  readonly TableName: string
  readonly Key: ItemKey
  readonly ConsistentRead?: boolean
}

/** What the operations of the table's items take, as plain values: texts, numbers, sets. */
export interface Inputs {
  readonly GetItem: KeyInput
  readonly BatchGetItem: BatchGetInput
  readonly Query: QueryInput
  readonly PutItem: { readonly TableName: string; readonly Item: Item }
  readonly DeleteItem: KeyInput
  readonly UpdateItem: UpdatePart & { readonly ReturnValues?: string }
  readonly TransactWriteItems: TransactInput
}

export type Operation = keyof Inputs

/**
 * DynamoDB over `storage`: exactly the operations and expressions that `functions/lib/database` builds; anything else throws.
 * It passes the same conformance suite as the binary. Every command is executed at once and whole. Idempotency tokens expire
 * by the clock `now`.
 */
export const executeCommand = (storage: Storage, now: () => number) => {
  const transact = transactions(storage, now)

  const operations: { readonly [O in Operation]: (input: Inputs[O]) => unknown } = {
    GetItem: ({ TableName, Key: key, ConsistentRead, ...rest }) => {
      allowOnly(rest, [])
      const item = storage.get(storage.tableOf(TableName), keyOf(key), ConsistentRead === true)
      return item ? { Item: storable(item) } : {}
    },
    BatchGetItem: (input) => batchGet(storage, input),
    Query: (input) => queryTable(storage.tableOf, input),
    PutItem: ({ TableName, Item: item, ...rest }) => {
      allowOnly(rest, [])
      const stored = storable(item)
      storage.write(storage.tableOf(TableName), keyOf(stored), withinLimits(stored))
      return {}
    },
    DeleteItem: ({ TableName, Key: key, ...rest }) => {
      allowOnly(rest, [])
      storage.write(storage.tableOf(TableName), keyOf(key), undefined)
      return {}
    },
    UpdateItem: ({ ReturnValues, ...part }) => {
      if (ReturnValues !== 'ALL_NEW') throw new Error(`the store helper does not ask for ${ReturnValues}`)
      const { table, key, after } = transactionStep({ Update: part }, storage.tableOf)
      const item = after(storage.read(table, key))
      if (item === 'untouched' || item === undefined) throw new Error('an update leaves an item')
      storage.write(table, key, item)
      return { Attributes: storable(item) }
    },
    TransactWriteItems: transact,
  }

  return <O extends Operation>(operation: O, input: Inputs[O]): unknown => operations[operation](input)
}
