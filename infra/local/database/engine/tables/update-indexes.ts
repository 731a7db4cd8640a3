import type { IndexName, StoredItem, Table } from './table.ts'
import type { Written } from './write-item.ts'

/** Brings both indexes of a table up to date with one write. */
export const updateIndexes = (table: Table, written: Written, id: string): void => {
  for (const name of ['gsi1', 'gsi2'] as const) updateIndex(table, name, written, id)
}

const updateIndex = (table: Table, name: IndexName, { old, stored }: Written, id: string): void => {
  const entries = table.indexes[name]
  const oldPk = old?.[`${name}pk`]
  const newPk = stored?.item[`${name}pk`]
  if (oldPk !== undefined && oldPk !== newPk) entries.get(String(oldPk))?.delete(id)
  if (stored === undefined || newPk === undefined || stored.item[`${name}sk`] === undefined) {
    if (oldPk !== undefined) entries.get(String(oldPk))?.delete(id)
    return
  }
  const partition = entries.get(String(newPk)) ?? new Map<string, StoredItem>()
  partition.set(id, stored)
  entries.set(String(newPk), partition)
}
