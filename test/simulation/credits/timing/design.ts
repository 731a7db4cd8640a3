/** A design of credits whose reach is timed. */
export interface Design {
  /** Each conversation has a payer and caps of its own: what nothing shared can beat. */
  readonly isOwn?: boolean
  /** All of a payer's turns count the month's usage in one item of their own transaction. */
  readonly countsUsage?: boolean
  /** Shards of the payer and of each agent's cap, and the holds that a feed brings them. */
  readonly shards?: number
  readonly capShards?: number
  readonly float?: number
  readonly capFloat?: number
  /** After a conflict another shard is tried, the first two times at once. */
  readonly isSpread?: boolean
  /** What happens beside turns; times in seconds. */
  readonly upkeep?: Upkeep
}

export interface Upkeep {
  /** The number of shards is halved, or doubled, and published to agents in caches. */
  readonly shrinksAt?: number
  readonly growsAt?: number
  /** A lot ends, of which this share lies in shards. */
  readonly lotEndsAt?: number
  readonly lotShare?: number
  /** A crawl charges the main item this often. */
  readonly chargesEvery?: number
  /** Milliseconds without feeding after a recall; none by default. */
  readonly restMs?: number
  /** Milliseconds between two transactions of sizing or of a recall; 0 is one after the other. */
  readonly gapMs?: number
}

export interface Reach {
  readonly turns: number
  readonly failed: number
  /** Milliseconds of both round trips. */
  readonly p95: number
  /** Share of turns with a trip more, because a shard was fed or passed by. */
  readonly thirdTrips: number
  /** Credits that lie in shards at the end. */
  readonly idle: number
  /** Work beside turns that failed after all tries. */
  readonly failedUpkeep: number
}

export const HOLD = 43
export const USED = 10
export const AGENTS = 20
export const TURNS = 5
export const THINK_MS = 6500
export const PAUSE_MS = 20_000
