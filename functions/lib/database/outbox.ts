import type { EventEnvelope } from '#events/event'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { entity } from './entity.ts'
import { isPassingFailure } from './failures/is-passing-failure.ts'
import { keys } from './keys.ts'
import type { Write } from './write.ts'

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
 * Of one event in its envelope, in bytes. EventBridge's entries have less than 256 KB with their names, as have all of a request together.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-putevent-size.html
 */
const MOST_EVENT_BYTES = 200_000

/** The rows of events. Throws for one that the bus might never take: what commits it must fail, since a stored row cannot be mended. */
export const outboxRows = (envelopes: readonly EventEnvelope[]): readonly Write[] =>
  envelopes.map((envelope) => {
    const bytes = Buffer.byteLength(detailOf(envelope))
    if (bytes > MOST_EVENT_BYTES) throw new Error(`an event ${envelope.type} is too large: ${bytes} bytes`)
    return outbox.creating(envelope)
  })

const detailOf = ({ id, type, at, region, data }: EventEnvelope): string =>
  JSON.stringify({ id, type, at, region, data })

/** Entries that the bus takes in one request. */
const BATCH = 10

/**
 * Publishes committed events and deletes their rows. Failures are left to the sweeper: the rows remain, and the verb that
 * committed them has already answered.
 */
export const publishOutbox = async (envelopes: readonly EventEnvelope[]): Promise<void> => {
  for (let from = 0; from < envelopes.length; from += BATCH) {
    const batch = envelopes.slice(from, from + BATCH)
    const refused = await refusedOf(batch)
    await Promise.all(
      batch.map((envelope, position) =>
        refused.has(position) ? undefined : outbox.drop(envelope).catch(() => undefined),
      ),
    )
  }
}

/**
 * Which of a request's events the bus did not take. A request that is refused as a whole says nothing of whose fault it was: alone, the
 * events beside the bad one are taken. Where the bus itself failed, more requests would not help it.
 */
const refusedOf = async (batch: readonly EventEnvelope[]): Promise<ReadonlySet<number>> => {
  try {
    return new Set(await publish(batch))
  } catch (failure) {
    if (isPassingFailure(failure)) return new Set(batch.keys())
    const [only, ...others] = batch
    if (only && others.length === 0) {
      log('error', 'the bus refuses an event', { eventId: only.id, eventType: only.type })
      return new Set([0])
    }
    const alone = await Promise.all(batch.map((envelope) => refusedOf([envelope])))
    return new Set(alone.flatMap(({ size }, position) => (size > 0 ? [position] : [])))
  }
}

const publish = (envelopes: readonly EventEnvelope[]): Promise<readonly number[]> =>
  world().publish(envelopes.map((envelope) => ({ type: envelope.type, detail: detailOf(envelope) })))
