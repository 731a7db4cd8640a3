import { type Item, ValidationException } from '#infra/local/database/engine/expressions'
import { type ItemKey, idOf } from '#infra/local/database/engine/tables/item-key'
import { readItem } from '#infra/local/database/engine/tables/read-item'
import type { Storage } from '#infra/local/database/engine/tables/storage'
import { emptyTable, type Table } from '#infra/local/database/engine/tables/table'
import { updateIndexes } from '#infra/local/database/engine/tables/update-indexes'
import { type Written, writeItem } from '#infra/local/database/engine/tables/write-item'

export interface FaultyStorageOptions {
  /** How many further commands an index lags behind a write; asked once per write. Default 0. */
  readonly indexLag?: () => number
  /** Whether an eventually consistent read of a freshly changed item gives its version before. Default never. */
  readonly isStale?: () => boolean
  /** Sees each write, for those who count its units. */
  readonly onWrite?: (key: ItemKey, written: Written) => void
}

interface FaultyTable extends Table {
  /** Versions before the last write, for stale reads. */
  readonly before: Map<string, { readonly item: Item | undefined; readonly command: number }>
}

const STALE_COMMANDS = 20

/** Tables in memory that show every weakness DynamoDB permits; time is counted in commands. */
export const faultyStorage = (options: FaultyStorageOptions) => {
  const tables = new Map<unknown, FaultyTable>()
  let lagging: { readonly due: number; readonly apply: () => void }[] = []
  let commands = 0

  const catchUp = (until: number) => {
    if (lagging.length === 0) return
    const due = lagging.filter((change) => change.due <= until)
    lagging = lagging.slice(due.length)
    for (const { apply } of due) apply()
  }

  /** Tables come into being when they are first named. */
  const tableOf = (name: unknown): FaultyTable => {
    if (typeof name !== 'string' || name.length < 3)
      throw new ValidationException('TableName must have at least 3 characters')
    const table = tables.get(name) ?? { ...emptyTable(), before: new Map() }
    tables.set(name, table)
    return table
  }

  const beforeOf = (table: Table): FaultyTable['before'] => (table as FaultyTable).before

  const storage: Storage = {
    tableOf,
    read: readItem,
    get: (table, key, isConsistent) => {
      const before = isConsistent ? undefined : beforeOf(table).get(idOf(key))
      if (before && commands - before.command < STALE_COMMANDS && options.isStale?.()) return before.item
      return readItem(table, key)
    },
    write: (table, key, item) => {
      const id = idOf(key)
      beforeOf(table).set(id, { item: readItem(table, key), command: commands })
      const written = writeItem(table, key, item)
      options.onWrite?.(key, written)
      const lag = options.indexLag?.() ?? 0
      const apply = () => updateIndexes(table, written, id)
      // an index never overtakes itself: a later write of the same item must not be applied before an earlier one
      if (lag === 0 && lagging.length === 0) apply()
      else lagging.push({ due: Math.max(commands + lag, lagging.at(-1)?.due ?? 0), apply })
    },
    // it saves nothing, so it takes nothing back
    onUndo: () => undefined,
  }

  return {
    ...storage,
    /** Counts one more command; what has lagged long enough reaches its indexes. */
    nextCommand: () => {
      commands++
      catchUp(commands)
    },
    settle: () => catchUp(Number.POSITIVE_INFINITY),
    get commands() {
      return commands
    },
  }
}
