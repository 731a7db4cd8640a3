import { compareKeys } from '#infra/local/database/engine/expressions'
import type { IndexName, StoredItem, Table } from './table.ts'

type Order = (one: StoredItem, other: StoredItem) => number

/** How the items of one partition are sorted in the table itself, or in one of its indexes. */
export const orderOf = (index: IndexName | undefined): Order =>
  index === undefined
    ? (one, other) => compareKeys(one.sk, other.sk)
    : (one, other) =>
        compareKeys(String(one.item[`${index}sk`]), String(other.item[`${index}sk`])) ||
        compareKeys(one.pk, other.pk) ||
        compareKeys(one.sk, other.sk)

/** The items of one partition of the table, or of one of its indexes, in key order. */
export const itemsInOrder = (table: Table, index: IndexName | undefined, partition: string): readonly StoredItem[] => {
  if (index !== undefined) return [...(table.indexes[index].get(partition)?.values() ?? [])].sort(orderOf(index))
  const { items, order = [] } = table.partitions.get(partition) ?? {}
  return order.flatMap((sk) => items?.get(sk) ?? [])
}
