import * as z from 'zod'

/**
 * What became of a message at its channel's provider. `sending`: some of its pieces have arrived. `delivered` and `read` only
 * where the provider says so. `unknown`: it may or may not have arrived.
 */
export const Delivery = z.object({
  state: z.enum(['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'unknown']),
  /** In the provider's own words, or ours where no answer came. */
  reason: z.string().optional(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
})
export type Delivery = z.infer<typeof Delivery>
