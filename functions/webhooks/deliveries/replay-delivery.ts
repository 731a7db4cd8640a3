import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { webhookText } from '#shared/webhooks/messages'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { deliveryOf } from './delivery-of.ts'
import { presentDelivery } from './present-delivery.ts'
import { requeueDelivery } from './queueing.ts'
import { requireOn } from './require-on.ts'

/** Posts a delivery again, also one that was accepted: a receiver tells by its id that it had it. One that waits is left as it is. */
export const replayDelivery: Verb<
  typeof routes,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}/replay'
> = async ({ endpointId, deliveryId }, { access: { workspaceId } }) => {
  await requireOn(workspaceId, endpointId)
  const delivery = await deliveryOf(endpointId, deliveryId)
  const again = delivery.state === 'waiting' ? undefined : await requeueDelivery(delivery, world().now())
  if (!again) throw new Problem('conflict', webhookText('isWaiting'))
  return { delivery: presentDelivery(again) }
}
