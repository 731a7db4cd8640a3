/** How often a client reports that its user is still typing. */
export const TYPING_EVERY_MS = 3000

/** How long a report is valid. */
export const TYPING_LASTS_MS = 6000
