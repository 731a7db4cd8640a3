import { type Item, ValidationException } from '#infra/local/database/engine/expressions'
import { type ItemKey, idOf, keyOf } from '#infra/local/database/engine/tables/item-key'
import { readItem } from '#infra/local/database/engine/tables/read-item'
import type { Storage } from '#infra/local/database/engine/tables/storage'
import { emptyTable, type Table } from '#infra/local/database/engine/tables/table'
import { updateIndexes } from '#infra/local/database/engine/tables/update-indexes'
import { writeItem } from '#infra/local/database/engine/tables/write-item'
import type { Change, ItemFile } from './item-file.ts'

interface KeptTable extends Table {
  readonly name: string
}

class ResourceNotFoundException extends Error {
  override readonly name = 'ResourceNotFoundException'
}

class ResourceInUseException extends Error {
  override readonly name = 'ResourceInUseException'
}

/** The tables and indexes in memory, backed by a file that `save` updates and every start reads. */
export const keptStorage = (file: ItemFile) => {
  const tables = new Map<string, KeptTable>()
  let changes: Change[] = []
  let undos: (() => void)[] = []

  const change = (table: Table, key: ItemKey, item: Item | undefined): void =>
    updateIndexes(table, writeItem(table, key, item), idOf(key))

  const add = (name: string): void => void tables.set(name, { ...emptyTable(), name })

  const tableOf = (name: unknown): KeptTable => {
    const table = tables.get(String(name))
    if (!table) throw new ResourceNotFoundException('Cannot do operations on a non-existent table')
    return table
  }

  for (const name of file.tables()) add(name)
  for (const { table, item } of file.items()) change(tableOf(table), keyOf(item), item)

  const storage: Storage = {
    tableOf,
    read: readItem,
    get: readItem,
    write: (table, key, item) => {
      const before = readItem(table, key)
      undos.push(() => change(table, key, before))
      change(table, key, item)
      changes.push({ table: (table as KeptTable).name, key, item })
    },
    onUndo: (undo) => void undos.push(undo),
  }

  return {
    ...storage,
    tableNames: (): readonly string[] => [...tables.keys()].toSorted(),
    /** Makes an empty table, in the file at once. */
    addTable: (name: unknown): void => {
      if (typeof name !== 'string' || !/^[\w.-]{3,255}$/.test(name))
        throw new ValidationException('TableName must have 3 to 255 letters, digits, _, - or .')
      if (tables.has(name)) throw new ResourceInUseException(`Table already exists: ${name}`)
      file.addTable(name)
      add(name)
    },
    /** Writes what has changed since the last time. On a failure it throws, and all of that is undone. */
    save: (): void => {
      const unsaved = { changes, undos }
      changes = []
      undos = []
      if (unsaved.changes.length === 0) return
      try {
        file.save(unsaved.changes)
      } catch (failure) {
        // not read again from the file: one that cannot be written may be one that cannot be read
        for (const undo of unsaved.undos.toReversed()) undo()
        throw failure
      }
    },
  }
}

export type KeptStorage = ReturnType<typeof keptStorage>
