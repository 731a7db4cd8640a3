/** Holds that lie behind a shard, and behind one that is new: so that a total near a limit does not go back and forth. */
const HOLDS_A_SHARD = 40
const HOLDS_A_NEW_SHARD = 50
const FEWEST = 4
const MOST = 256

/**
 * Of how many shards a payer with so many milli-credits has use, whose turns hold so many: a power of two, or 0. A shard takes
 * two turns a second and is fed twenty holds, so half of the credits stay in the account.
 */
export const sizeFor = (total: number, hold: number, size: number): number => {
  const kept = mostShards(total / (HOLDS_A_SHARD * hold))
  return kept <= size ? kept : Math.max(size, mostShards(total / (HOLDS_A_NEW_SHARD * hold)))
}

/** The largest number of shards that is no more than this. */
export const mostShards = (limit: number): number => {
  let size = FEWEST
  while (size < MOST && 2 * size <= limit) size *= 2
  return size <= limit ? size : 0
}
