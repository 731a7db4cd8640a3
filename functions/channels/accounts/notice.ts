import * as z from 'zod'
import { AccountState } from '#shared/channels/schema'

/**
 * What a provider has announced of an account, which asking it does not show: a restriction, a violation. It holds until then, in
 * milliseconds, unless the provider takes it back, a message is taken or the account is connected again.
 */
export const Notice = z.object({
  state: AccountState,
  /** In the provider's words. */
  reason: z.string(),
  at: z.number().int(),
  until: z.number().int(),
})
export type Notice = z.infer<typeof Notice>
