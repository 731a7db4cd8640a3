import { deliveries, failedDeliveries } from '#functions/webhooks/store'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { REPLAYED_TOGETHER } from '#shared/webhooks/limits'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { requeueDelivery } from './queueing.ts'
import { requireOn } from './require-on.ts'

const SIDE_BY_SIDE = 20

/** The oldest first, so that an endpoint that was down gets what it missed in the order in which it happened. */
export const replayFailed: Verb<
  typeof routes,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/replay-failed'
> = async ({ endpointId }, { access: { workspaceId } }) => {
  await requireOn(workspaceId, endpointId)
  const { items, cursor } = await failedDeliveries.list(`EP#${endpointId}`, 'FAILED#', {
    limit: REPLAYED_TOGETHER,
    consistent: true,
  })
  const found = await deliveries.getMany(items, { consistent: true })
  const failed = found.filter(({ state }) => state === 'failed')
  let count = 0
  for (let at = 0; at < failed.length; at += SIDE_BY_SIDE) {
    const now = world().now()
    const queued = await Promise.all(failed.slice(at, at + SIDE_BY_SIDE).map((one) => requeueDelivery(one, now)))
    count += queued.filter((one) => one !== undefined).length
  }
  return { count, isMore: cursor !== undefined }
}
