import { allowOnly } from '#infra/local/database/engine/commands/allow-only'
import { compareKeys, type Item, Lookup, type Placeholders, passes } from '#infra/local/database/engine/expressions'
import { storable } from '#infra/local/database/engine/storable'
import { type ItemKey, keyOf } from '#infra/local/database/engine/tables/item-key'
import { itemsInOrder } from '#infra/local/database/engine/tables/items-in-order'
import type { StoredItem, Table, TableOf } from '#infra/local/database/engine/tables/table'

export interface ScanInput extends Placeholders {
  readonly TableName: string
  readonly FilterExpression?: string
  readonly ConsistentRead?: boolean
  readonly ExclusiveStartKey?: Item
}

const SCAN_FIELDS = [
  'TableName',
  'FilterExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ConsistentRead',
  'ExclusiveStartKey',
]

/** DynamoDB's own, counted before the filter. */
const MAX_PAGE_BYTES = 1_000_000

/** One page of a whole table: for sweeping and for inspection; the product's functions never scan. */
export const scanTable = (tableOf: TableOf, input: ScanInput) => {
  allowOnly(input, SCAN_FIELDS)
  const { FilterExpression: filter, ExclusiveStartKey: start } = input
  const found: Item[] = []
  let bytes = 0
  let count = 0
  let last: ItemKey | undefined
  for (const { pk, sk, item, bytes: more } of itemsAfter(tableOf(input.TableName), start && keyOf(start))) {
    if (last && bytes > MAX_PAGE_BYTES) return { ...page(), LastEvaluatedKey: last }
    last = { pk, sk }
    bytes += more
    count++
    if (filter === undefined || passes(item, filter, new Lookup(input))) found.push(storable(item))
  }
  return page()

  function page() {
    return { Items: found, Count: found.length, ScannedCount: count }
  }
}

/** Partitions in the order in which they came, which stays while the process runs; each one's items by their keys. */
function* itemsAfter(table: Table, start: ItemKey | undefined): Generator<StoredItem> {
  let isPast = start === undefined
  for (const pk of table.partitions.keys()) {
    if (!isPast && pk !== start?.pk) continue
    for (const stored of itemsInOrder(table, undefined, pk))
      if (isPast || compareKeys(stored.sk, start?.sk ?? '') > 0) yield stored
    isPast = true
  }
}
