/** Copies that one push goes to. */
export const MAX_TARGETS = 500
/** Stages of one push. */
export const MAX_STAGES = 10
/** Minutes after which a stage can start by itself: five minutes to a day. */
export const STAGE_DELAY = { min: 5, max: 1440 } as const
/** Agents that one call links, and copies that one call makes. */
export const MAX_LINKED = 50
export const MAX_COPIES_MADE = 20
/** Days for which a push can be undone, from when it was started. */
export const UNDO_DAYS = 30
