import { MILLI } from './milli-credits.ts'

/**
 * The price list; its history is this file’s. 1 USD = 1,000 credits at base cost; all amounts are integer milli-credits.
 * A turn pays one base credit plus the model's tokens; the offline model's tokens cost nothing.
 */

/** Per million tokens, in milli-credits (1 USD = 1,000,000 milli-credits). */
export interface ModelPrice {
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}

const usd = (dollars: number): number => Math.round(dollars * 1_000_000)

export const modelPrices: Readonly<Record<string, ModelPrice>> = {
  offline: { inputPerMillion: 0, outputPerMillion: 0 },
  'gpt-4o': { inputPerMillion: usd(2.5), outputPerMillion: usd(10) },
  'gpt-4o-mini': { inputPerMillion: usd(0.15), outputPerMillion: usd(0.6) },
  'gpt-4.1': { inputPerMillion: usd(2), outputPerMillion: usd(8) },
  'gpt-4.1-mini': { inputPerMillion: usd(0.4), outputPerMillion: usd(1.6) },
  'claude-sonnet-4-5': { inputPerMillion: usd(3), outputPerMillion: usd(15) },
  'claude-haiku-4-5': { inputPerMillion: usd(1), outputPerMillion: usd(5) },
  'gemini-2.5-flash': { inputPerMillion: usd(0.3), outputPerMillion: usd(2.5) },
  'gemini-2.5-pro': { inputPerMillion: usd(1.25), outputPerMillion: usd(10) },
}

/** The base price of a turn. */
export const TURN_MILLI_CREDITS = 1 * MILLI

/** A page that a crawl downloads and saves; unchanged, failed and duplicate pages are free. */
export const CRAWL_PAGE_MILLI_CREDITS = 1 * MILLI

/** Per minute of sound, in milli-credits. */
export const transcriptionPrices: Readonly<Record<string, number>> = {
  'nova-2': usd(0.0043),
  'nova-3': usd(0.0052),
  'whisper-1': usd(0.006),
  'gpt-4o-transcribe': usd(0.006),
  'gpt-4o-mini-transcribe': usd(0.003),
}

/** A new workspace's free credits. */
export const FREE_MILLI_CREDITS = 1000 * MILLI
