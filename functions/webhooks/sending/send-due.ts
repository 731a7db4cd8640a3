import { type DueDelivery, deliveries, dueDeliveries, dueShard, endpoints } from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { keepLane, type Lane, releaseLane, takeLane } from './lane.ts'
import { postDelivery } from './post-delivery.ts'
import { settle } from './settle.ts'

/** Deliveries to one endpoint side by side. */
const SIDE_BY_SIDE = 8
/** One worker's time; then it hands over, so that no function is ended in the middle of a request. */
const RUN_MS = 60_000

interface OfEndpoint {
  readonly workspaceId: string
  readonly endpointId: string
}

/**
 * Posts what is due to an endpoint, as the one worker that does; leaves at once where another is at it. Endpoints never wait for each
 * other: each has a worker of its own. One that crashes after a request leaves the delivery due: it is posted again under its id.
 */
export const sendDue = async ({ workspaceId, endpointId }: OfEndpoint): Promise<void> => {
  const until = world().now() + RUN_MS
  do {
    const lane = await takeLane(endpointId)
    if (!lane) return
    let isOver = false
    try {
      isOver = await sendAll({ workspaceId, endpointId }, lane, until)
    } finally {
      await releaseLane(lane, isOver ? { workspaceId } : undefined)
    }
    if (isOver) return
    // what came between the last reading and the release found the lane taken
  } while ((await dueNow(endpointId)).length > 0)
}

/** True where the worker's time ended first. */
const sendAll = async (of: OfEndpoint, lane: Lane, until: number): Promise<boolean> => {
  for (;;) {
    const due = await dueNow(of.endpointId)
    if (due.length === 0) return false
    if (world().now() > until) return true
    if (!(await keepLane(lane))) return false
    const endpoint = await endpoints.get({ workspaceId: of.workspaceId, id: of.endpointId }, { consistent: true })
    const ended = await Promise.allSettled(due.map((row) => send(endpoint, row)))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }
}

const dueNow = async (endpointId: string): Promise<readonly DueDelivery[]> => {
  const now = String(world().now()).padStart(15, '0')
  const { items } = await dueDeliveries.between(
    `DLVDUE#${dueShard(endpointId)}`,
    `${endpointId}#`,
    `${endpointId}#${now}~`,
    { limit: SIDE_BY_SIDE, consistent: true },
  )
  return items
}

const send = async (endpoint: Awaited<ReturnType<typeof endpoints.get>>, row: DueDelivery): Promise<void> => {
  const delivery = await deliveries.get(row, { consistent: true })
  // the endpoint was deleted, the delivery expired, or the row is of attempts that a replay began again
  if (!endpoint || delivery?.state !== 'waiting' || delivery.nextAt !== row.at) {
    await attempt([dueDeliveries.removing(row)])
    return
  }
  await settle(endpoint, delivery, endpoint.isOn ? await postDelivery(endpoint, delivery) : undefined)
}
