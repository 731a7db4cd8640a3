import type { Item } from '#test/support/database/expressions'
import { type ItemKey, idOf } from './item-key.ts'
import { createTables, type Table } from './table.ts'
import { updateIndexes } from './update-indexes.ts'
import { writeItem } from './write-item.ts'

export interface StorageOptions {
  /** How many further commands an index lags behind a write; asked once per write. Default 0. */
  readonly indexLag?: () => number
  /** Whether an eventually consistent read of a freshly changed item gives its version before. Default never. */
  readonly isStale?: () => boolean
}

const STALE_COMMANDS = 20

/** The tables with their items, and what is only eventually consistent about them; time is counted in commands. */
export const createStorage = (options: StorageOptions) => {
  const tableOf = createTables()
  let lagging: { readonly due: number; readonly apply: () => void }[] = []
  let commands = 0

  const catchUp = (until: number) => {
    if (lagging.length === 0) return
    const due = lagging.filter((change) => change.due <= until)
    lagging = lagging.slice(due.length)
    for (const { apply } of due) apply()
  }

  const read = (table: Table, { pk, sk }: ItemKey): Item | undefined => table.partitions.get(pk)?.items.get(sk)?.item

  return {
    tableOf,
    read,

    /** Counts one more command; what has lagged long enough reaches its indexes. */
    nextCommand: () => {
      commands++
      catchUp(commands)
    },

    /** Reads as a command does: maybe the version before the last write. */
    get: (table: Table, key: ItemKey, isConsistent: boolean): Item | undefined => {
      const before = isConsistent ? undefined : table.before.get(idOf(key))
      if (before && commands - before.command < STALE_COMMANDS && options.isStale?.()) return before.item
      return read(table, key)
    },

    /** Stores an item, or deletes it where there is none to store. */
    write: (table: Table, key: ItemKey, item: Item | undefined) => {
      const id = idOf(key)
      table.before.set(id, { item: read(table, key), command: commands })
      const written = writeItem(table, key, item)
      const lag = options.indexLag?.() ?? 0
      const apply = () => updateIndexes(table, written, id)
      // an index never overtakes itself: a later write of the same item must not be applied before an earlier one
      if (lag === 0 && lagging.length === 0) apply()
      else lagging.push({ due: Math.max(commands + lag, lagging.at(-1)?.due ?? 0), apply })
    },

    settle: () => catchUp(Number.POSITIVE_INFINITY),

    get commands() {
      return commands
    },
  }
}

export type Storage = ReturnType<typeof createStorage>
