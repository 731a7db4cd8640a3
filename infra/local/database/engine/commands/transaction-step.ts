import {
  type Item,
  Lookup,
  type Placeholders,
  passes,
  updated,
  ValidationException,
} from '#infra/local/database/engine/expressions'
import { storable } from '#infra/local/database/engine/storable'
import { type ItemKey, keyOf } from '#infra/local/database/engine/tables/item-key'
import type { Table, TableOf } from '#infra/local/database/engine/tables/table'
import { withinLimits } from '#infra/local/database/engine/tables/within-limits'
import { allowOnly } from './allow-only.ts'

interface Conditional extends Placeholders {
  readonly TableName: string
  readonly ConditionExpression?: string
  readonly ReturnValuesOnConditionCheckFailure?: string
}

export type UpdatePart = Conditional & { readonly Key: ItemKey; readonly UpdateExpression: string }

export interface TransactPart {
  readonly Put?: Conditional & { readonly Item: Item }
  readonly Update?: UpdatePart
  readonly Delete?: Conditional & { readonly Key: ItemKey }
  readonly ConditionCheck?: Conditional & { readonly Key: ItemKey }
}

/** One part of a transaction: what it wants to find, and what it leaves. */
export interface TransactionStep {
  readonly name: string
  readonly table: Table
  readonly key: ItemKey
  readonly wantsOld: boolean
  readonly passes: (found: Item | undefined) => boolean
  readonly after: (found: Item | undefined) => Item | undefined | 'untouched'
}

const PART_FIELDS = [
  'TableName',
  'Item',
  'Key',
  'UpdateExpression',
  'ConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ReturnValuesOnConditionCheckFailure',
]

export const transactionStep = (part: TransactPart, tableOf: TableOf): TransactionStep => {
  const kinds = Object.keys(part)
  const body = part.Put ?? part.Update ?? part.Delete ?? part.ConditionCheck
  if (kinds.length !== 1 || !body)
    throw new ValidationException('TransactItems can only contain one of Check, Put, Update or Delete')
  allowOnly(body, PART_FIELDS)
  const lookup = new Lookup(body)
  const condition = body.ConditionExpression
  if (condition === '') throw new ValidationException('Invalid ConditionExpression: The expression can not be empty;')
  if (part.ConditionCheck && condition === undefined)
    throw new ValidationException('ConditionCheck needs a ConditionExpression')
  const item = part.Put && storable(part.Put.Item)
  const key = keyOf(item ?? ('Key' in body ? body.Key : undefined))
  const step = {
    name: body.TableName,
    table: tableOf(body.TableName),
    key,
    wantsOld: body.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    passes: (found: Item | undefined) => condition === undefined || passes(found, condition, lookup),
  }
  const { Update: update } = part
  if (!update) {
    const after = item ? withinLimits(item) : part.Delete ? undefined : 'untouched'
    return {
      ...step,
      after: () => {
        lookup.refuseUnused()
        return after
      },
    }
  }
  return {
    ...step,
    after: (found) => {
      const after = updated(found ?? { ...key }, update.UpdateExpression, lookup)
      lookup.refuseUnused()
      return withinLimits(storable(after))
    },
  }
}
