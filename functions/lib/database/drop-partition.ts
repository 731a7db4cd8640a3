import * as z from 'zod'
import { entity } from './entity.ts'
import type { Key } from './keys.ts'

const PartitionItem = z.object({ pk: z.string(), sk: z.string() })

/**
 * Items of any kind, by their keys alone: only for deleting a whole partition after its owner.
 */
const partitionItems = entity<Key, Key>({
  name: 'leftover',
  parse: (item) => PartitionItem.parse(item),
  key: (it) => it,
})

/** Deletes all items of a partition, except those with the sort keys `kept`. A second run deletes what is left. */
export const dropPartition = async (partition: string, ...kept: readonly string[]): Promise<void> => {
  for (;;) {
    const { items, cursor } = await partitionItems.list(partition, undefined, { limit: 100, consistent: true })
    await Promise.all(items.filter(({ sk }) => !kept.includes(sk)).map((item) => partitionItems.drop(item)))
    if (!cursor) return
  }
}
