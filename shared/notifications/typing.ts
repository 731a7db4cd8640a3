/** How often somebody who goes on writing says so. */
export const TYPING_EVERY_MS = 3000

/** How long that holds without another word of it. */
export const TYPING_LASTS_MS = 6000
