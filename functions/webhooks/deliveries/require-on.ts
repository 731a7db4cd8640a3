import { endpointOf } from '#functions/webhooks/endpoints/endpoint-of'
import type { StoredEndpoint } from '#functions/webhooks/store'
import { Problem } from '#shared/problems'
import { webhookText } from '#shared/webhooks/messages'

/** The endpoint, which must be on: what is queued for another would fail at once. */
export const requireOn = async (workspaceId: string, endpointId: string): Promise<StoredEndpoint> => {
  const endpoint = await endpointOf(workspaceId, endpointId)
  if (!endpoint.isOn) throw new Problem('conflict', webhookText('isOff'))
  return endpoint
}
