import type { Copy } from '#functions/restore/copy'
import { areListed, shardsByOwner } from '#functions/restore/shards'

const RULE = 'days'

/**
 * A day's count lists the shards that it has given to: an unlisted one would never come home. All come home then. Whether the
 * count itself is right nothing says, since it only counts while there is a cap.
 */
export const reconcileDays = (copy: Copy): void => {
  const shards = shardsByOwner(copy, 'spend-shard')
  for (const day of copy.of('spend')) {
    const own = shards.get(String(day.pk)) ?? []
    if (areListed(day, own)) continue
    const left = own.reduce((sum, shard) => sum + Number(shard.left), 0)
    const { shards: _, ...rest } = day
    copy.put({ ...rest, milliCredits: Number(day.milliCredits) - left })
    for (const shard of own) copy.remove(shard)
    copy.repaired(RULE, String(day.pk), `${own.length} shards came home`)
  }
}
