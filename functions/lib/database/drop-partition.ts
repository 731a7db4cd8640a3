import * as z from 'zod'
import { entity } from './entity.ts'
import type { Key } from './keys.ts'

const PartitionItem = z.object({ pk: z.string(), sk: z.string() })

/**
 * Items of whatever kind that outlive what they belonged to, known by their keys alone: only for deleting a whole
 * partition once its owner is gone.
 */
const partitionItems = entity<Key, Key>({
  name: 'leftover',
  parse: (item) => PartitionItem.parse(item),
  key: (it) => it,
})

/** Deletes everything in a partition but one item, if it is named. Twice, or again after a crash, deletes what is left. */
export const dropPartition = async (partition: string, kept?: string): Promise<void> => {
  for (;;) {
    const { items, cursor } = await partitionItems.list(partition, undefined, { limit: 100, consistent: true })
    await Promise.all(items.filter(({ sk }) => sk !== kept).map((item) => partitionItems.drop(item)))
    if (!cursor) return
  }
}
