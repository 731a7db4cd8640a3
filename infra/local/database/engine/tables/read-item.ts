import type { Item } from '#infra/local/database/engine/expressions'
import type { ItemKey } from './item-key.ts'
import type { Table } from './table.ts'

/** The stored item itself, not a copy. */
export const readItem = (table: Table, { pk, sk }: ItemKey): Item | undefined =>
  table.partitions.get(pk)?.items.get(sk)?.item
