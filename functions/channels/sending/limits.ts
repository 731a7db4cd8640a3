/** A worker's lease, and how much of it must be left when a row is marked: until its request has certainly ended. */
export const LEASE_MS = 30_000
export const LEASE_LEFT_MS = 20_000

/**
 * A row is `sending` for this long at most. Its request begins within the first 8 seconds, or not at all, and ends within 8 more:
 * the rest is for clocks that differ. After it the row may be settled by another worker, since nothing of the first can follow.
 */
export const SENDING_MS = 20_000
export const BEGIN_WITHIN_MS = 8_000
export const REQUEST_MS = 8_000

/** One worker's time; then it hands over, so that no function is ended in the middle of a request. */
export const RUN_MS = 100_000

/** Conversations side by side. */
export const SIDE_BY_SIDE = 16

/** What a worker waits for itself; for longer it leaves, and the sweep or the next message brings another. */
export const IN_PLACE_MS = 8_000

/** After this a message is not sent any more: an answer to yesterday's question is none. */
export const OLDEST_MS = 24 * 3600_000

/** A message that was put off so often does not follow its chat any more: it may go in a circle. */
export const MOST_MOVES = 20

/** Longer than a turn lasts: an answer that was being written when its account was moved to another agent. */
export const MOVED_GRACE_MS = 5 * 60_000

/** Pauses of an account: after three unknown outcomes in a row, and while the provider refuses its token. */
export const UNKNOWN_PAUSE_MS = 30_000
export const UNKNOWN_IN_A_ROW = 3
export const BROKEN_PAUSE_MS = 5 * 60_000

/** 1 s, 2 s, 4 s … 10 minutes. */
export const backOffMs = (attempts: number): number => Math.min(600_000, 1000 * 2 ** Math.min(attempts, 20))
