import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { world } from '#lib/world'
import { agentMonths, type DailyCount, dailyCounts, dayCount, monthExpiry } from './agent-months.ts'
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
  /** What the list of agents shows, by day. */
  readonly daily?: Partial<Readonly<Record<DailyCount, number>>> | undefined
}

/** Shards spread a busy agent's writes over partitions; the event's id decides, so a redelivery reaches the same counter. */
export const SHARDS = 4
const shardOf = (eventId: string): number => eventId.charCodeAt(eventId.length - 1) % SHARDS

/** Adds to an hour's counters exactly once per event: the event's effect item and the counters are one transaction. */
export const countOnce = async ({
  consumer,
  eventId,
  agentId,
  at,
  channel,
  amounts,
  daily,
}: Occurrence): Promise<void> => {
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
    ...(daily ? [addingToMonth(id, at, daily)] : []),
  ])
}

const addingToMonth = (
  { agentId, date, shard }: { readonly agentId: string; readonly date: string; readonly shard: number },
  at: number,
  daily: NonNullable<Occurrence['daily']>,
) => {
  const key = { agentId, month: date.slice(0, 7), shard }
  const add = Object.fromEntries(dailyCounts.map((count) => [dayCount(count, date), daily[count]]))
  return agentMonths.changing(key, { set: { ...key, lastAt: at }, add, ttl: monthExpiry(key.month) })
}
