import { DatabaseSync } from 'node:sqlite'
import type { Item } from '#infra/local/database/engine/expressions'
import type { ItemKey } from '#infra/local/database/engine/tables/item-key'
import { readItem, writeItem } from './attribute-values.ts'

/** A change of one item; without an item it is gone. */
export interface Change {
  readonly table: string
  readonly key: ItemKey
  readonly item: Item | undefined
}

interface Row {
  readonly name: string
  readonly item: string
}

export interface ItemFileOptions {
  /** How long to wait for another process that has the file, an ending one before all. */
  readonly busyMs?: number
}

/**
 * The tables' items in one SQLite file. What `save` has written when it returns survives kill -9 and, because the file is
 * flushed to the disk in each transaction (`synchronous = FULL`), a loss of power. Throws when the file is not SQLite.
 */
export const openItemFile = (path: string, { busyMs = 5_000 }: ItemFileOptions = {}) => {
  const file = new DatabaseSync(path, { timeout: busyMs })
  file.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS tables (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS items (
      name TEXT NOT NULL, pk TEXT NOT NULL, sk TEXT NOT NULL, item TEXT NOT NULL, PRIMARY KEY (name, pk, sk)
    ) STRICT, WITHOUT ROWID;
  `)
  const names = file.prepare('SELECT name FROM tables ORDER BY name')
  const addName = file.prepare('INSERT INTO tables (name) VALUES (?)')
  const all = file.prepare('SELECT name, item FROM items ORDER BY name, pk, sk')
  const put = file.prepare('INSERT OR REPLACE INTO items (name, pk, sk, item) VALUES (?, ?, ?, ?)')
  const remove = file.prepare('DELETE FROM items WHERE name = ? AND pk = ? AND sk = ?')

  const apply = ({ table, key: { pk, sk }, item }: Change): void => {
    if (item) put.run(table, pk, sk, JSON.stringify(writeItem(item)))
    else remove.run(table, pk, sk)
  }

  return {
    tables: (): readonly string[] => (names.all() as unknown as readonly Row[]).map(({ name }) => name),
    addTable: (name: string): void => {
      addName.run(name)
    },
    /** Every item, in the order of its key. */
    *items(): Generator<{ readonly table: string; readonly item: Item }> {
      for (const row of all.iterate() as unknown as Iterable<Row>)
        yield { table: row.name, item: readItem(JSON.parse(row.item)) }
    },
    /** Writes all of the changes, or none and throws. */
    save: (changes: readonly Change[]): void => {
      file.exec('BEGIN IMMEDIATE')
      try {
        for (const change of changes) apply(change)
        file.exec('COMMIT')
      } catch (failure) {
        // a full disk has rolled back by itself
        if (file.isTransaction) file.exec('ROLLBACK')
        throw failure
      }
    },
    close: (): void => file.close(),
  }
}

export type ItemFile = ReturnType<typeof openItemFile>
