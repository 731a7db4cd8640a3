import { ValidationException } from '#infra/local/database/engine/expressions'
import { storable } from '#infra/local/database/engine/storable'
import { idOf } from '#infra/local/database/engine/tables/item-key'
import type { Storage } from '#infra/local/database/engine/tables/storage'
import { allowOnly } from './allow-only.ts'
import { clientTokens } from './client-tokens.ts'
import { type CancellationReason, TransactionCanceledException } from './transaction-canceled-exception.ts'
import { type TransactionStep, type TransactPart, transactionStep } from './transaction-step.ts'

export interface TransactInput {
  readonly TransactItems?: readonly TransactPart[]
  readonly ClientRequestToken?: string
}

/** DynamoDB's documented limit on items of one transaction. */
const MAX_TRANSACTION_ITEMS = 100

/** Runs transactions: every condition is checked first, then everything is written, or nothing. */
export const transactions = (storage: Storage, now: () => number) => {
  const tokens = clientTokens(now)

  return (input: TransactInput) => {
    allowOnly(input, ['TransactItems', 'ClientRequestToken'])
    const parts = input.TransactItems ?? []
    if (parts.length === 0 || parts.length > MAX_TRANSACTION_ITEMS)
      throw new ValidationException('TransactItems must have between 1 and 100 members')
    const token = input.ClientRequestToken
    if (token !== undefined && tokens.isDone(token, parts)) return {}
    const steps = parts.map((part) => transactionStep(part, storage.tableOf))
    refuseRepeatedItems(steps)
    const reasons = steps.map((step) => reasonOf(step, storage))
    if (reasons.some((reason) => reason.Code !== 'None')) throw new TransactionCanceledException(reasons)
    const changes = steps.map(({ table, key, after }) => ({ table, key, after: after(storage.read(table, key)) }))
    for (const { table, key, after } of changes) if (after !== 'untouched') storage.write(table, key, after)
    if (token !== undefined) {
      tokens.remember(token, parts)
      storage.onUndo(() => tokens.forget(token))
    }
    return {}
  }
}

const refuseRepeatedItems = (steps: readonly TransactionStep[]): void => {
  const touched = new Set<string>()
  for (const { name, key } of steps) {
    const id = `${name}\u0000${idOf(key)}`
    if (touched.has(id))
      throw new ValidationException('Transaction request cannot include multiple operations on one item')
    touched.add(id)
  }
}

const reasonOf = ({ table, key, passes, wantsOld }: TransactionStep, { read }: Storage): CancellationReason => {
  const found = read(table, key)
  if (passes(found)) return { Code: 'None' }
  return {
    Code: 'ConditionalCheckFailed',
    Message: 'The conditional request failed',
    ...(wantsOld && found ? { Item: storable(found) } : {}),
  }
}
