import { OUTBOX_SHARDS, outbox } from '#lib/database/outbox'
import { world } from '#lib/world'

/** The age of the oldest committed event that is not known to be published, in milliseconds; 0 when there is none. */
export const oldestOutboxRow = async (): Promise<number> => {
  const now = world().now()
  const ages = await Promise.all(
    Array.from({ length: OUTBOX_SHARDS }, async (_, shard) => {
      // ids are ULIDs, so the first one is the oldest
      const { items } = await outbox.between(`OUT#${shard}`, '0', '~', { limit: 1 })
      return items[0] ? now - items[0].at : 0
    }),
  )
  return Math.max(0, ...ages)
}
