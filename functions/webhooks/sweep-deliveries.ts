import { DeliveriesDue } from '#events/webhooks/events'
import { attempt } from '#lib/database/commit'
import { schedule } from '#lib/events/schedule'
import { world } from '#lib/world'
import { DUE_SHARDS, type DueDelivery, dueDeliveries, lanes } from './store.ts'

/** Events of one transaction. */
const TOGETHER = 50

/** Brings a worker to each endpoint with a delivery that is due: its next attempt, or one that a crash or a lost event left. Twice is harmless. */
export const handler = schedule(async () => {
  const shards = await Promise.all(Array.from({ length: DUE_SHARDS }, (_, shard) => dueEndpoints(shard)))
  const due = shards.flat()
  for (let at = 0; at < due.length; at += TOGETHER)
    await attempt(
      [],
      due.slice(at, at + TOGETHER).map(({ workspaceId, endpointId }) => DeliveriesDue({ workspaceId, endpointId })),
    )
  return { count: due.length }
})

/**
 * A shard's endpoints whose earliest delivery is due and which no worker is at. From each to the next by key, without reading the rows
 * between: one with ten thousand does not hide the others.
 */
const dueEndpoints = async (shard: number): Promise<readonly DueDelivery[]> => {
  const found: DueDelivery[] = []
  for (let from = '!'; ; ) {
    const { items } = await dueDeliveries.between(`DLVDUE#${shard}`, from, '~', { limit: 1 })
    const [first] = items
    if (!first) return found
    const now = world().now()
    if (first.at <= now && ((await lanes.get(first, { consistent: true }))?.until ?? 0) < now) found.push(first)
    // `$` follows `#`, which ends an endpoint in a key
    from = `${first.endpointId}$`
  }
}
