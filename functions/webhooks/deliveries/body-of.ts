import type { StoredDelivery } from '#functions/webhooks/store'
import { EVENT_VERSION } from '#shared/webhooks/event-types'

/**
 * The body of a delivery, the same at every attempt. `workspaceSecret` is specification 2's, for endpoints that check it instead of the
 * signature; it is in the request alone, never in the log.
 */
export const bodyOf = (
  { id, type, payload, createdAt }: Pick<StoredDelivery, 'id' | 'type' | 'payload' | 'createdAt'>,
  workspaceSecret?: string,
): string =>
  JSON.stringify({
    id,
    version: EVENT_VERSION,
    type,
    payload: JSON.parse(payload) as unknown,
    createdAt,
    ...(workspaceSecret === undefined ? {} : { workspaceSecret }),
  })
