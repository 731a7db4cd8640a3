/** The bars of a channel's card: each is three hours of the last three days. */
export const TRAFFIC_BARS = 24
export const TRAFFIC_BAR_MS = 3 * 3600_000
