import * as z from 'zod'
import { AccountId } from '#shared/channels/kinds'
import { AccountState } from '#shared/channels/schema'

/**
 * What a provider announces of an account, or of all numbers of a business account. `connected`: what was announced is over. Times in
 * milliseconds; it holds `until` then.
 */
export const AccountNews = z.object({
  account: AccountId.optional(),
  wabaId: z.string().optional(),
  /** The workspace's own app that delivered it, which speaks of accounts connected through it only; absent for the platform's. */
  app: z.string().optional(),
  /** The digits of the one number that it is about. */
  number: z.string().optional(),
  state: AccountState,
  /** In the provider's words. */
  reason: z.string(),
  at: z.number().int(),
  until: z.number().int(),
})
export type AccountNews = z.infer<typeof AccountNews>
