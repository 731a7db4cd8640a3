import { DeliveriesDue } from '#events/webhooks/events'
import { deliveries, dueDeliveries, failedDeliveries, type StoredDelivery } from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { SentName } from '#shared/webhooks/event-types'

interface NewDelivery {
  readonly workspaceId: string
  readonly endpointId: string
  readonly id: string
  readonly type: SentName
  readonly payload: object
  readonly createdAt: number
}

/** Queues an event for an endpoint, once: the second time finds its delivery. Returns it as it was made. */
export const queueDelivery = async (
  { workspaceId, endpointId, payload, ...event }: NewDelivery,
  now: number,
): Promise<StoredDelivery> => {
  const { id } = event
  const delivery: StoredDelivery = {
    workspaceId,
    endpointId,
    ...event,
    payload: JSON.stringify(payload),
    state: 'waiting',
    startedAt: now,
    tries: 0,
    nextAt: now,
    attempts: [],
  }
  await attempt(
    [deliveries.creating(delivery), dueDeliveries.putting({ workspaceId, endpointId, id, at: now })],
    [DeliveriesDue({ workspaceId, endpointId })],
  )
  return delivery
}

/** Begins a delivery's attempts again, under its id; nothing for one that changed since it was read. */
export const requeueDelivery = async (before: StoredDelivery, now: number): Promise<StoredDelivery | undefined> => {
  const { workspaceId, endpointId, id } = before
  const again = { state: 'waiting', startedAt: now, tries: 0, nextAt: now } as const
  const { committed } = await attempt(
    [
      deliveries.changing(
        { endpointId, id },
        { set: again },
        { state: is(before.state), startedAt: is(before.startedAt) },
      ),
      dueDeliveries.putting({ workspaceId, endpointId, id, at: now }),
      failedDeliveries.removing({ endpointId, id }),
    ],
    [DeliveriesDue({ workspaceId, endpointId })],
  )
  return committed ? { ...before, ...again } : undefined
}
