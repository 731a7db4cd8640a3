import { type Item, ValidationException } from '#test/support/database/expressions'
import type { ItemKey } from './item-key.ts'

export interface StoredItem extends ItemKey {
  readonly item: Item
  readonly bytes: number
}

export type IndexName = 'gsi1' | 'gsi2'

export interface Table {
  readonly partitions: Map<string, { readonly items: Map<string, StoredItem>; readonly order: string[] }>
  readonly indexes: Readonly<Record<IndexName, Map<string, Map<string, StoredItem>>>>
  /** Versions before the last write, for stale reads. */
  readonly before: Map<string, { readonly item: Item | undefined; readonly command: number }>
}

/** Finds a table by the name that a command gives, which is not checked yet. */
export type TableOf = (name: unknown) => Table

/** Tables come into being when they are first named. */
export const createTables = (): TableOf => {
  const tables = new Map<string, Table>()
  return (name) => {
    if (typeof name !== 'string' || name.length < 3)
      throw new ValidationException('TableName must have at least 3 characters')
    const known = tables.get(name)
    if (known) return known
    const fresh: Table = { partitions: new Map(), indexes: { gsi1: new Map(), gsi2: new Map() }, before: new Map() }
    tables.set(name, fresh)
    return fresh
  }
}
