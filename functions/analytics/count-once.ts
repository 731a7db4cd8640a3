import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { world } from '#lib/world'
import { counters } from './store.ts'

export interface Occurrence {
  readonly consumer: string
  readonly eventId: string
  /** The counter's agent, or `product`. */
  readonly agentId: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly channel: string
  /** Metric name -> how much is added. */
  readonly amounts: Readonly<Record<string, number>>
}

/** Shards spread a busy agent's writes over partitions; the event's id decides, so a redelivery reaches the same counter. */
const SHARDS = 4
const shardOf = (eventId: string): number => eventId.charCodeAt(eventId.length - 1) % SHARDS

/** Adds to an hour's counters exactly once per event: the event's effect item and the counters are one transaction. */
export const countOnce = async ({ consumer, eventId, agentId, at, channel, amounts }: Occurrence): Promise<void> => {
  const stamp = new Date(at).toISOString()
  const shard = shardOf(eventId)
  const id = { agentId, date: stamp.slice(0, 10), shard }
  // a refusal means that an earlier delivery was counted
  await attempt([
    effects.creating({ consumer, eventId, at: world().now() }),
    ...Object.entries(amounts).map(([metric, amount]) => {
      const key = { ...id, metric: `${stamp.slice(11, 13)}#${channel}#${metric}` }
      return counters.changing(key, { set: { ...id, metric: key.metric }, add: { count: amount } })
    }),
  ])
}
