import * as z from 'zod'
import { AccountState } from '#shared/channels/schema'

/** An id at Meta: digits only, since it becomes a part of addresses and keys. */
export const MetaId = z
  .string()
  .trim()
  .regex(/^\d{1,32}$/)

/** What Meta lists of a WhatsApp Business Account. */
export const NumberAtMeta = z.object({
  id: z.string(),
  display_phone_number: z.string(),
  /** The name that people see; absent until Meta has verified it. */
  verified_name: z.string().optional(),
  /** Meta's: `CONNECTED` once it is registered for the Cloud API, `PENDING` before. */
  status: z.string(),
})
export type NumberAtMeta = z.infer<typeof NumberAtMeta>

/** A connected number: the specification's record, without the token, which no browser gets. */
export const WhatsappNumber = z.object({
  agentId: z.string(),
  wabaId: z.string(),
  phoneId: z.string(),
  phoneNumber: z.string(),
  /** The name that people see. */
  name: z.string(),
  state: AccountState,
  /** Why it is not simply connected, in Meta's words. */
  reason: z.string().optional(),
  /** Connected by the legacy method. */
  isLegacy: z.boolean().optional(),
  /** Its deliveries are not verified by signatures. */
  isUnverified: z.boolean().optional(),
})
export type WhatsappNumber = z.infer<typeof WhatsappNumber>

/** The legacy method's fields as members see them: never the token or the app secret. */
export const LegacyWhatsapp = z.object({
  /** What one pastes into the app's webhook settings. */
  webhookUrl: z.string(),
  verifyToken: z.string(),
  waTestNumber: z.string().optional(),
  whatsappBusniessId: z.string().optional(),
  whatsappNumberId: z.string().optional(),
  /** The end of the access token that is stored, by which one recognises it. */
  tokenEnd: z.string().optional(),
  /** Deliveries are verified by their signatures. */
  hasAppSecret: z.boolean(),
  /** The token, the business id and the number id fit together at Meta. */
  waVerifyPassed: z.boolean(),
})
export type LegacyWhatsapp = z.infer<typeof LegacyWhatsapp>
