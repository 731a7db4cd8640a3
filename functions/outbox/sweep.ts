import { OUTBOX_SHARDS, outbox, publishOutbox } from '#lib/database/outbox'
import { schedule } from '#lib/events/schedule'
import { world } from '#lib/world'

/** A committed event is published at once; an older one was left behind by a crash or a bus that refused it. */
const STALE_AFTER_MS = 30_000
const PAGE = 200

/** Publishes committed events that never reached the bus. Twice is harmless: consumers deduplicate by the event's id. */
export const handler = schedule(async () => {
  const counts = await Promise.all(Array.from({ length: OUTBOX_SHARDS }, (_, shard) => sweepShard(shard)))
  return { count: counts.reduce((sum, count) => sum + count, 0) }
})

/** Ids are ULIDs, so a partition is ordered by time, oldest first. */
const sweepShard = async (shard: number): Promise<number> => {
  let count = 0
  for (let after: string | undefined; ; ) {
    const page = await outbox.between(`OUT#${shard}`, '0', '~', { limit: PAGE, after, consistent: true })
    const old = page.items.filter(({ at }) => world().now() - at >= STALE_AFTER_MS)
    if (old.length > 0) await publishOutbox(old)
    count += old.length
    after = page.cursor
    if (!after || old.length < page.items.length) return count
  }
}
