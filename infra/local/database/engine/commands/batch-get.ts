import { type Item, ValidationException } from '#infra/local/database/engine/expressions'
import { storable } from '#infra/local/database/engine/storable'
import { type ItemKey, idOf, keyOf } from '#infra/local/database/engine/tables/item-key'
import type { Storage } from '#infra/local/database/engine/tables/storage'
import { allowOnly } from './allow-only.ts'

export interface BatchGetInput {
  readonly RequestItems: Readonly<
    Record<string, { readonly Keys: readonly ItemKey[]; readonly ConsistentRead?: boolean }>
  >
}

/** The items that exist of those wanted, by table. */
export const batchGet = (storage: Storage, { RequestItems, ...rest }: BatchGetInput) => {
  allowOnly(rest, [])
  return {
    Responses: Object.fromEntries(
      Object.entries(RequestItems).map(([name, { Keys, ConsistentRead = false, ...more }]) => {
        allowOnly(more, [])
        return [name, itemsOf(storage, name, Keys, ConsistentRead)]
      }),
    ),
  }
}

const itemsOf = (
  storage: Storage,
  name: string,
  wanted: readonly ItemKey[],
  isConsistent: boolean,
): readonly Item[] => {
  if (wanted.length === 0 || wanted.length > 100)
    throw new ValidationException('Keys must have between 1 and 100 members')
  if (new Set(wanted.map(idOf)).size < wanted.length)
    throw new ValidationException('Provided list of item keys contains duplicates')
  return wanted.flatMap((key) => {
    const item = storage.get(storage.tableOf(name), keyOf(key), isConsistent)
    return item ? [storable(item)] : []
  })
}
