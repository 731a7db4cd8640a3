import { endpointOf } from '#functions/webhooks/endpoints/endpoint-of'
import { deliveries, failedDeliveries } from '#functions/webhooks/store'
import type { Verb } from '#lib/http/api'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { presentDelivery } from './present-delivery.ts'

const PAGE = 50

/** Newest first. Of those that failed, one that is replayed meanwhile is left out. */
export const listDeliveries: Verb<
  typeof routes,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries'
> = async ({ endpointId, state, after }, { access: { workspaceId } }) => {
  await endpointOf(workspaceId, endpointId)
  const query = { limit: PAGE, after, newestFirst: true }
  if (state === undefined) {
    const { items, ...rest } = await deliveries.list(`EP#${endpointId}`, 'DLV#', query)
    return { deliveries: items.map(presentDelivery), ...rest }
  }
  const { items, ...rest } = await failedDeliveries.list(`EP#${endpointId}`, 'FAILED#', query)
  const found = await deliveries.getMany(items)
  const failed = found.filter((delivery) => delivery.state === 'failed').sort((a, b) => (a.id < b.id ? 1 : -1))
  return { deliveries: failed.map(presentDelivery), ...rest }
}
