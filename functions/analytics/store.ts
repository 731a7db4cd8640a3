import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Counter = z.object({
  agentId: z.string(),
  /** `yyyy-mm-dd` in UTC. */
  date: z.string(),
  shard: z.number().int(),
  /** `hour#channel#metric`. */
  metric: z.string(),
  count: z.number().int(),
})

/** Counters of one agent's day. The product's own events, which have no agent, are counted for `product`. */
export const counters = entity<
  z.infer<typeof Counter>,
  { agentId: string; date: string; shard: number; metric: string }
>({
  name: 'analytics-counter',
  parse: (item) => Counter.parse(item),
  key: keys.analyticsCounter,
})
