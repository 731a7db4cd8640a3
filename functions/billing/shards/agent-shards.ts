import type { Shards } from '#functions/billing/paying/money-step'
import { mostShards } from './size-for.ts'
import type { Sizing } from './sizing-of.ts'

/** A day's shard is fed forty holds, and half of the cap stays in the day's count. */
const HOLDS_A_SHARD = 80
/** Each is fed for the first time every day, for which a turn waits; so many take the 250 turns a second an agent may have. */
const MOST_OF_A_DAY = 32

/**
 * The shards that an agent's copy names: those of its payer, and as many of its day as its cap (milli-credits, 0 for none) is
 * worth; a cap too small for more is spent within minutes at the rate that would need them. `undefined` for none.
 */
export const agentShards = ({ size, hold }: Sizing, cap: number): Shards | undefined =>
  size === 0
    ? undefined
    : { payer: size, day: Math.min(size, MOST_OF_A_DAY, mostShards(cap / (HOLDS_A_SHARD * Math.max(1, hold)))) }
