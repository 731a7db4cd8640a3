import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Spend = z.object({
  scope: z.string(),
  day: z.string(),
  /** Spent, held, and given to shards. */
  milliCredits: z.number().int(),
  /** The numbers of the shards that exist; no attribute while there is none. */
  shards: z.set(z.string()).optional(),
  /** How often something went to a shard or came home. */
  moves: z.number().int().optional(),
  /** Until when no shard is fed, in milliseconds. */
  quietUntil: z.number().int().optional(),
  ttl: z.number().optional(),
})

/** Milli-credits spent or held in a day, by the scope of a spend guard. */
export const spends = entity<z.infer<typeof Spend>, { scope: string; day: string }>({
  name: 'spend',
  parse: (item) => Spend.parse(item),
  key: keys.spend,
})

const SpendShard = z.object({
  /** What may still be spent, in milli-credits. */
  left: z.number().int(),
  /** The cap under which it was given, in milli-credits. */
  cap: z.number().int(),
})

/** A part of an agent's day, from which turns take and to which they give back. */
export const spendShards = entity<z.infer<typeof SpendShard>, { scope: string; day: string; shard: number }>({
  name: 'spend-shard',
  parse: (item) => SpendShard.parse(item),
  key: keys.spendShard,
})
