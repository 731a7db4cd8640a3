const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When a delivery is attempted, from its first time on: eight times within a day. */
export const ATTEMPT_AT_MS = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 23 * HOUR] as const

/** An endpoint has this long to answer, from the first attempt to connect on. */
export const ANSWER_MS = 15_000

/** Deliveries are kept, and can be replayed, for so many days. */
export const KEPT_DAYS = 30

export const MAX_ENDPOINTS = 10
/** Deliveries that one call queues again. */
export const REPLAYED_TOGETHER = 200
