import * as z from 'zod'
import { entity } from '#lib/entity'
import { keys } from '#lib/keys'

const Counter = z.object({
  agentId: z.string(),
  /** `yyyy-mm-dd` in UTC. */
  date: z.string(),
  shard: z.number().int(),
  /** `hour#channel#metric`. */
  metric: z.string(),
  count: z.number().int(),
})

/** Counters of one agent's day. `product` stands for the product's own events, which have no agent. */
export const counters = entity<
  z.infer<typeof Counter>,
  { agentId: string; date: string; shard: number; metric: string }
>({
  name: 'analytics-counter',
  parse: (item) => Counter.parse(item),
  key: keys.analyticsCounter,
})

const Effect = z.object({ consumer: z.string(), eventId: z.string(), at: z.number().int() })

/** How long a delivery may come again: the bus and its dead-letter queue keep events for 14 days. */
const REMEMBERED_SECONDS = 90 * 24 * 3600

/** The mark that an event was counted, written in the counter's own transaction. */
export const effects = entity<z.infer<typeof Effect>, { consumer: string; eventId: string }>({
  name: 'effect',
  parse: (item) => Effect.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + REMEMBERED_SECONDS,
})
