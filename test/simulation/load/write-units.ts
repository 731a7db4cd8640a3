import { type ItemKey, idOf } from '#infra/local/database/engine/tables/item-key'
import type { Written } from '#infra/local/database/engine/tables/write-item'

/** DynamoDB's own limit of one partition key of a table or an index: units a second, and what it saves up of them. */
const UNITS_A_SECOND = 1000

const INDEXES = ['gsi1', 'gsi2'] as const

const unitsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

/**
 * Write units by partition key, of the table and of both indexes. A transaction costs double in the table; an index costs a
 * unit per KB for what is put into it, and another where its key changes. A key that has used up its second has no room.
 */
export const writeUnits = (now: () => number) => {
  const left = new Map<string, { units: number; at: number }>()
  const known = new Map<string, { readonly bytes: number; readonly keys: readonly (string | undefined)[] }>()

  const bucket = (key: string) => {
    const it = left.get(key) ?? { units: UNITS_A_SECOND, at: now() }
    it.units = Math.min(UNITS_A_SECOND, it.units + ((now() - it.at) * UNITS_A_SECOND) / 1000)
    it.at = now()
    left.set(key, it)
    return it
  }
  const use = (key: string, units: number) => {
    bucket(key).units -= units
  }

  return {
    /** Whether all partition keys that a write of this item touches have units left. */
    hasRoom: (key: ItemKey): boolean =>
      bucket(key.pk).units >= 2 &&
      (known.get(idOf(key))?.keys ?? []).every((it) => it === undefined || bucket(it).units >= 1),

    /** What a write costs that changed nothing: its condition failed, or it met another transaction. */
    charge: (key: ItemKey): void => use(key.pk, 2),

    /** What a write costs that changed an item. */
    written: (key: ItemKey, { old, stored }: Written, isTransaction: boolean): void => {
      const id = idOf(key)
      const before = known.get(id)?.bytes ?? 0
      const after = stored?.bytes ?? 0
      const keys = INDEXES.map((name) => {
        const partition = stored?.item[`${name}pk`]
        return partition === undefined ? undefined : `${name} ${String(partition)}`
      })
      if (stored) known.set(id, { bytes: after, keys })
      else known.delete(id)
      use(key.pk, unitsOf(Math.max(before, after)) * (isTransaction ? 2 : 1))
      INDEXES.forEach((name, at) => {
        const [from, to] = [old?.[`${name}pk`], keys[at]]
        if (to !== undefined) use(to, unitsOf(after))
        if (from !== undefined && old?.[`${name}sk`] !== stored?.item[`${name}sk`])
          use(`${name} ${String(from)}`, unitsOf(before))
      })
    },
  }
}
