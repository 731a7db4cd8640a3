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

const order = ['queued', 'sending', 'unknown', 'sent', 'failed', 'delivered', 'read'] as const

/**
 * How far a delivery has come: reports arrive in any order, and only a later one counts. A provider takes a message first and may
 * fail at it then; what one device of a reader has got is delivered, whatever happened at another.
 */
export const deliveryRank = (state: Delivery['state']): number => order.indexOf(state)
