import type { Item } from '#infra/local/database/engine/expressions'
import type { ItemKey } from './item-key.ts'

export interface StoredItem extends ItemKey {
  readonly item: Item
  readonly bytes: number
}

export type IndexName = 'gsi1' | 'gsi2'

export interface Table {
  readonly partitions: Map<string, { readonly items: Map<string, StoredItem>; readonly order: string[] }>
  readonly indexes: Readonly<Record<IndexName, Map<string, Map<string, StoredItem>>>>
}

/** Finds a table by the name that a command gives, which is not checked yet. */
export type TableOf = (name: unknown) => Table

export const emptyTable = (): Table => ({ partitions: new Map(), indexes: { gsi1: new Map(), gsi2: new Map() } })
