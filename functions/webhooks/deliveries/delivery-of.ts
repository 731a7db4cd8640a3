import { deliveries, type StoredDelivery } from '#functions/webhooks/store'
import { Problem } from '#shared/problems'
import { webhookText } from '#shared/webhooks/messages'

/** One of an endpoint's deliveries; the endpoint has been found to be the workspace's. */
export const deliveryOf = async (endpointId: string, id: string): Promise<StoredDelivery> => {
  const delivery = await deliveries.get({ endpointId, id }, { consistent: true })
  if (!delivery) throw new Problem('not-found', webhookText('deliveryNotFound'))
  return delivery
}
