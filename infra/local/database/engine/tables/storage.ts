import type { Item } from '#infra/local/database/engine/expressions'
import type { ItemKey } from './item-key.ts'
import type { Table, TableOf } from './table.ts'

/** What commands read and write. The product's own keeps a file beside it, the tests' own lags and returns stale versions. */
export interface Storage {
  readonly tableOf: TableOf
  /** The item as the last write left it. */
  readonly read: (table: Table, key: ItemKey) => Item | undefined
  /** The item as a command reads it: without `isConsistent` maybe an older version. */
  readonly get: (table: Table, key: ItemKey, isConsistent: boolean) => Item | undefined
  /** Stores an item, or deletes it where there is none to store; refuses nothing, so that a transaction is written whole. */
  readonly write: (table: Table, key: ItemKey, item: Item | undefined) => void
  /** Runs `undo` if the storage takes back what it has written since it was last saved, as where its file is full. */
  readonly onUndo: (undo: () => void) => void
}
