import type { EventEnvelope } from '#events/event'
import { world } from '#lib/world'
import { entity } from './entity.ts'
import { keys } from './keys.ts'

/** Ten partitions, so that the outbox takes 10,000 events a second before DynamoDB throttles one. */
export const OUTBOX_SHARDS = 10

const shardOf = (id: string): number =>
  (id.charCodeAt(id.length - 1) * 7 + id.charCodeAt(id.length - 2)) % OUTBOX_SHARDS

/** Events that are committed but may not be published yet. Only `attempt` writes them, so their shape is trusted. */
export const outbox = entity<EventEnvelope, { id: string }>({
  name: 'outbox',
  parse: (item) => item as EventEnvelope,
  key: ({ id }) => keys.outbox({ shard: shardOf(id), id }),
})

/**
 * Publishes committed events and deletes their rows. Failures are left to the sweeper: the rows remain, and the verb that
 * committed them has already answered.
 */
export const publishOutbox = async (envelopes: readonly EventEnvelope[]): Promise<void> => {
  const entries = envelopes.map(({ id, type, at, region, data }) => ({
    type,
    detail: JSON.stringify({ id, type, at, region, data }),
  }))
  const refused = new Set(
    await world()
      .publish(entries)
      .catch(() => entries.map((_, position) => position)),
  )
  await Promise.all(
    envelopes.map((envelope, position) =>
      refused.has(position) ? undefined : outbox.drop(envelope).catch(() => undefined),
    ),
  )
}
