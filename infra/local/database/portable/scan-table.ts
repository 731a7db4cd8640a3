import { allowOnly } from '#infra/local/database/engine/commands/allow-only'
import { pageOf } from '#infra/local/database/engine/commands/page-of'
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
  /** Of `TotalSegments`, from 0: the partitions of one segment only. */
  readonly Segment?: number
  readonly TotalSegments?: number
}

const SCAN_FIELDS = [
  'TableName',
  'FilterExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ConsistentRead',
  'ExclusiveStartKey',
  'Segment',
  'TotalSegments',
]

/** One page of a whole table: for sweeping and for inspection; the product's functions never scan. */
export const scanTable = (tableOf: TableOf, input: ScanInput) => {
  allowOnly(input, SCAN_FIELDS)
  const { FilterExpression: filter, ExclusiveStartKey: start, Segment = 0, TotalSegments = 1 } = input
  const isOfSegment = (pk: string): boolean => hashOf(pk) % TotalSegments === Segment
  const { page, isCut } = pageOf(itemsAfter(tableOf(input.TableName), start && keyOf(start), isOfSegment))
  const found = page.filter(({ item }) => filter === undefined || passes(item, filter, new Lookup(input)))
  const last = page.at(-1)
  return {
    Items: found.map(({ item }) => storable(item)),
    Count: found.length,
    ScannedCount: page.length,
    ...(last && isCut ? { LastEvaluatedKey: keyOf(last) } : {}),
  }
}

/** Partitions in the order in which they came, which stays while the process runs; each one's items by their keys. */
function* itemsAfter(
  table: Table,
  start: ItemKey | undefined,
  isOfSegment: (pk: string) => boolean,
): Generator<StoredItem> {
  let isPast = start === undefined
  for (const pk of table.partitions.keys()) {
    if (!isOfSegment(pk) || (!isPast && pk !== start?.pk)) continue
    for (const stored of itemsInOrder(table, undefined, pk))
      if (isPast || compareKeys(stored.sk, start?.sk ?? '') > 0) yield stored
    isPast = true
  }
}

const hashOf = (pk: string): number =>
  [...pk].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
