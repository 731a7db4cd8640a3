import type { StoredDelivery } from '#functions/webhooks/store'
import type { DeliverySummary } from '#shared/webhooks/schema'

/** A delivery as lists show it, with its last attempt. */
export const presentDelivery = ({ id, type, state, createdAt, nextAt, attempts }: StoredDelivery): DeliverySummary => {
  const last = attempts.at(-1)
  return {
    id,
    type,
    state,
    createdAt,
    ...(state === 'waiting' && nextAt !== undefined ? { nextAt } : {}),
    attempts: attempts.length,
    ...(last ? { last } : {}),
  }
}
