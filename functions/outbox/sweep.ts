import { OUTBOX_SHARDS, outbox, publishOutbox } from '#lib/database/outbox'
import { schedule } from '#lib/events/schedule'
import { world } from '#lib/world'

/** Whoever committed an event publishes it at once; what is older was left behind by a crash or a refusing bus. */
const STALE_AFTER_MS = 30_000
const PAGE = 200

/** Puts committed events on the bus that nobody has put there. A second time is harmless: consumers know the event's id. */
export const handler = schedule(async () => {
  const counts = await Promise.all(Array.from({ length: OUTBOX_SHARDS }, (_, shard) => sweepShard(shard)))
  return { count: counts.reduce((sum, count) => sum + count, 0) }
})

/** Ids are ULIDs, so a partition lies in the order of time and what is old enough lies first. */
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
