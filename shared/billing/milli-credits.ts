/** Milli-credits in one credit: all amounts are integer milli-credits. */
export const MILLI = 1000

/** Credits as people read them, with up to three decimals. */
export const toCredits = (milliCredits: number): number => milliCredits / MILLI
