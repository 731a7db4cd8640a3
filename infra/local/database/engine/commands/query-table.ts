import {
  type Item,
  Lookup,
  type Placeholders,
  rangeOf,
  ValidationException,
} from '#infra/local/database/engine/expressions'
import { storable } from '#infra/local/database/engine/storable'
import { keyOf } from '#infra/local/database/engine/tables/item-key'
import { itemsInOrder, orderOf } from '#infra/local/database/engine/tables/items-in-order'
import type { IndexName, StoredItem, TableOf } from '#infra/local/database/engine/tables/table'
import { allowOnly } from './allow-only.ts'
import { pageOf } from './page-of.ts'

export interface QueryInput extends Placeholders {
  readonly TableName: string
  readonly IndexName?: string
  readonly KeyConditionExpression: string
  readonly Limit?: number
  readonly ScanIndexForward?: boolean
  readonly ConsistentRead?: boolean
  readonly ExclusiveStartKey?: Item
}

const QUERY_FIELDS = [
  'TableName',
  'IndexName',
  'KeyConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'Limit',
  'ScanIndexForward',
  'ConsistentRead',
  'ExclusiveStartKey',
]

/** One page of the items that match a key condition. */
export const queryTable = (tableOf: TableOf, input: QueryInput) => {
  allowOnly(input, QUERY_FIELDS)
  const table = tableOf(input.TableName)
  const index = indexOf(input)
  const lookup = new Lookup(input)
  const names = { pk: `${index ?? ''}pk`, sk: `${index ?? ''}sk` }
  const range = rangeOf(input.KeyConditionExpression, lookup, names)
  lookup.refuseUnused()
  if (input.Limit !== undefined && !(input.Limit >= 1)) throw new ValidationException('Limit must be at least 1')
  let matching = itemsInOrder(table, index, range.partition).filter(({ item }) =>
    range.includes(String(item[names.sk])),
  )
  const isReversed = input.ScanIndexForward === false
  if (isReversed) matching.reverse()
  if (input.ExclusiveStartKey) {
    const { [names.pk]: pk, [names.sk]: sk } = input.ExclusiveStartKey
    if (pk !== range.partition || typeof sk !== 'string' || !range.includes(sk))
      throw new ValidationException(
        'The provided starting key is outside query boundaries based on provided conditions',
      )
    matching = matching.filter(comesAfter(index, input.ExclusiveStartKey, isReversed))
  }
  const { page, isCut } = pageOf(matching, input.Limit)
  const last = page.at(-1)
  return {
    Items: page.map((stored) => storable(stored.item)),
    Count: page.length,
    // a full page has a key to go on from, even if nothing follows it
    ...(last && (isCut || page.length === input.Limit) ? { LastEvaluatedKey: startKeyOf(index, last) } : {}),
  }
}

const indexOf = ({ IndexName: name, ConsistentRead }: QueryInput): IndexName | undefined => {
  if (name === undefined || name === '') return undefined
  if (name !== 'gsi1' && name !== 'gsi2')
    throw new ValidationException(`The table does not have the specified index: ${name}`)
  if (ConsistentRead) throw new ValidationException('Consistent reads are not supported on global secondary indexes')
  return name
}

const comesAfter = (index: IndexName | undefined, start: Item, isReversed: boolean) => {
  const at: StoredItem = { ...keyOf(start), item: start, bytes: 0 }
  const order = orderOf(index)
  return (stored: StoredItem): boolean => (isReversed ? order(stored, at) < 0 : order(stored, at) > 0)
}

const startKeyOf = (index: IndexName | undefined, { pk, sk, item }: StoredItem): Item =>
  index === undefined ? { pk, sk } : { pk, sk, [`${index}pk`]: item[`${index}pk`], [`${index}sk`]: item[`${index}sk`] }
