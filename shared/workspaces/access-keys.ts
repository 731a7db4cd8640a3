import * as z from 'zod'
import { gracePeriods } from './grace-periods.ts'

/** How long a key stays valid after it was replaced. Screens read `gracePeriods`: a schema would bring all of zod into their chunk. */
export const GracePeriod = z.enum(gracePeriods)
export type GracePeriod = z.infer<typeof GracePeriod>

const HOUR_MS = 3_600_000

export const gracePeriodMs: Readonly<Record<GracePeriod, number>> = {
  none: 0,
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
}

/** A key's SHA-256 in hex: names the key without being it. */
export const KeyId = z.string().regex(/^[0-9a-f]{64}$/)

/** The key of an agent or a workspace, or an earlier one that is still valid. Times are milliseconds since 1970. */
export const AccessKey = z.object({
  id: z.string(),
  /** Its last four characters. */
  ending: z.string(),
  /** The key itself; of the current one only. */
  key: z.string().optional(),
  createdAt: z.number().int(),
  /** Its last use, recorded once an hour at most; absent before its first one. */
  lastUsedAt: z.number().int().optional(),
  /** The end of an earlier key. */
  validUntil: z.number().int().optional(),
})
export type AccessKey = z.infer<typeof AccessKey>

/** The current key first, then the earlier ones that are still valid, the newest first. */
export const AccessKeys = z.object({
  keys: z.array(AccessKey),
  /** The addresses of former members who may know the current key; absent where there are none. */
  knownTo: z.array(z.string()).optional(),
})
export type AccessKeys = z.infer<typeof AccessKeys>

/**
 * Asks for a new key instead of the one that is named: a repetition names a key that is replaced already, and changes nothing.
 */
export const KeyRotation = z.strictObject({ replaces: KeyId, validFor: GracePeriod })
