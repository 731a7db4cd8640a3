import type { Delivery } from '#shared/conversations/delivery'

/** Whether a member has something to do about a message: it did not arrive, or nobody knows. */
export const isUnsent = (delivery: Delivery | undefined): boolean =>
  delivery?.state === 'failed' || delivery?.state === 'unknown'
