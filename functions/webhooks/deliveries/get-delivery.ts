import { endpointOf } from '#functions/webhooks/endpoints/endpoint-of'
import type { Verb } from '#lib/http/api'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { bodyOf } from './body-of.ts'
import { deliveryOf } from './delivery-of.ts'
import { presentDelivery } from './present-delivery.ts'

export const getDelivery: Verb<
  typeof routes,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}'
> = async ({ endpointId, deliveryId }, { access: { workspaceId } }) => {
  await endpointOf(workspaceId, endpointId)
  const delivery = await deliveryOf(endpointId, deliveryId)
  const { last: _, ...summary } = presentDelivery(delivery)
  return { delivery: { ...summary, body: bodyOf(delivery), attempts: delivery.attempts } }
}
