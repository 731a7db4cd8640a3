/** The maximum number of messages of a visitor in one demo conversation. */
export const DEMO_TURNS = 30
/** Demo conversations of one agent and day, from all addresses. */
export const DEMO_STARTS_PER_DAY = 100
/** Demo conversations from one address in ten minutes. */
export const DEMO_STARTS = 10
