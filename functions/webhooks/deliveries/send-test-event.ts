import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { TEST_EVENT } from '#shared/webhooks/event-types'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { presentDelivery } from './present-delivery.ts'
import { queueDelivery } from './queueing.ts'
import { requireOn } from './require-on.ts'

/** Queues an event that nothing but this call makes; it is delivered and repeated like every other. */
export const sendTestEvent: Verb<
  typeof routes,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test'
> = async ({ endpointId }, { access: { workspaceId } }) => {
  await requireOn(workspaceId, endpointId)
  const now = world().now()
  const event = { id: ulid(now), type: TEST_EVENT, payload: { endpointId }, createdAt: now } as const
  return { delivery: presentDelivery(await queueDelivery({ workspaceId, endpointId, ...event }, now)) }
}
