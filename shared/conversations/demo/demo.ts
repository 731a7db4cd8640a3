/** What a visitor of a demo may say in one conversation. */
export const DEMO_TURNS = 30
/** Demo conversations of one agent and day, whoever begins them. */
export const DEMO_STARTS_PER_DAY = 100
/** Demo conversations from one address in ten minutes. */
export const DEMO_STARTS = 10
