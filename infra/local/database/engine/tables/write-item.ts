import { compareKeys, type Item } from '#infra/local/database/engine/expressions'
import { bytesOf } from './bytes-of.ts'
import type { ItemKey } from './item-key.ts'
import type { StoredItem, Table } from './table.ts'

/** What a write changed, for the indexes. */
export interface Written {
  readonly old: Item | undefined
  readonly stored: StoredItem | undefined
}

/** Stores an item in its partition, or deletes it where there is none to store. */
export const writeItem = (table: Table, { pk, sk }: ItemKey, item: Item | undefined): Written => {
  const partition = table.partitions.get(pk) ?? { items: new Map<string, StoredItem>(), order: [] }
  table.partitions.set(pk, partition)
  const old = partition.items.get(sk)?.item
  const stored = item && { pk, sk, item, bytes: bytesOf(item) }
  if (stored) {
    if (!old) partition.order.splice(placeIn(partition.order, sk), 0, sk)
    partition.items.set(sk, stored)
  } else if (old) {
    partition.order.splice(placeIn(partition.order, sk), 1)
    partition.items.delete(sk)
  }
  return { old, stored }
}

const placeIn = (order: readonly string[], sk: string): number => {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareKeys(order[middle] ?? '', sk) < 0) low = middle + 1
    else high = middle
  }
  return low
}
