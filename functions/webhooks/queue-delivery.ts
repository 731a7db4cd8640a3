import { outgoingOf } from '#events/webhooks/outgoing'
import { webhookRows } from '#events/webhooks/rows'
import { consumerOfSeveral } from '#lib/events/consumer-of-several'
import { world } from '#lib/world'
import { queueDelivery } from './deliveries/queueing.ts'
import { endpoints } from './store.ts'

/** Queues an event for each of the workspace's endpoints that subscribed to its type; under its own id, so once however often it comes. */
export const handler = consumerOfSeveral(
  webhookRows.subscriptions['webhooks/queue-delivery'].events,
  async ({ id, type, at, data }) => {
    const outgoing = outgoingOf(type, data)
    if (!outgoing) return
    const { workspaceId } = data as { readonly workspaceId: string }
    const { items } = await endpoints.list(`WS#${workspaceId}`, 'EP#')
    const now = world().now()
    for (const { id: endpointId, isOn, types } of items)
      if (isOn && types.includes(outgoing.type))
        await queueDelivery({ workspaceId, endpointId, id, ...outgoing, createdAt: at }, now)
  },
)
