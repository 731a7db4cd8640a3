import { MILLI } from '#shared/billing/milli-credits'
import { turnPrice } from '#shared/billing/turn-price'

/** What a reply with instructions, some history and knowledge usually takes. */
const USUAL_TOKENS = { input: 2500, output: 250 }
const REPLIES_PER_DAY = 30
/** A workspace that is out of credits will buy some: its agents' visitors must not be limited to nothing. */
const SMALLEST_TOTAL = 100 * MILLI

/**
 * A new agent's limit per visitor and day, in credits: as many as thirty usual replies of its model cost, and at most a quarter
 * of what the payer has (`milliCredits`), so that one address cannot use up everything in a day.
 */
export const defaultVisitorCap = (modelId: string, milliCredits: number): number => {
  const replies = REPLIES_PER_DAY * turnPrice(modelId, USUAL_TOKENS)
  return Math.floor(Math.min(replies, Math.max(milliCredits, SMALLEST_TOTAL) / 4) / MILLI)
}
