import type { Copy, Item } from './copy.ts'

/** Shards by what they are parts of: the key of each is its owner's, with the number at the end. */
export const shardsByOwner = (copy: Copy, kind: string): ReadonlyMap<string, readonly Item[]> =>
  Map.groupBy(copy.of(kind), ({ pk }) => String(pk).slice(0, String(pk).lastIndexOf('#')))

const numberOf = ({ pk }: Item): string => String(pk).slice(String(pk).lastIndexOf('#') + 1)

/** The shards that exist are those that the owner lists. */
export const areListed = ({ shards }: Item, existing: readonly Item[]): boolean => {
  const listed = shards instanceof Set || Array.isArray(shards) ? [...shards].map(String) : []
  return listed.toSorted().join() === existing.map(numberOf).toSorted().join()
}
