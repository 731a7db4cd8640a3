/** About 6,000 tokens of history: a hold covers these, instructions and knowledge. */
export const MAX_HISTORY_CHARACTERS = 20_000

/** The most chunks that reach a model, and the most characters of each. */
export const MAX_SOURCES = 6
export const MAX_SOURCE_CHARACTERS = 8000

/** The time that models have for one reply, retries included. */
export const MODEL_BUDGET_MS = 60_000

/** A lease outlives the model's time by this much, so that a slow worker that is still running can commit. */
const LEASE_MARGIN_MS = 30_000

export const LEASE_MS = MODEL_BUDGET_MS + LEASE_MARGIN_MS
