import { DeliveriesDue } from '#events/webhooks/events'
import { lanes } from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { ANSWER_MS } from '#shared/webhooks/limits'

/** Renewed before each batch, whose requests end within `ANSWER_MS`; the rest is for writes and for clocks that differ. */
const LEASE_MS = ANSWER_MS + 25_000

/** The right to post to an endpoint. */
export interface Lane {
  readonly endpointId: string
  readonly token: string
}

/** The endpoint's lane; nothing while another worker has it. */
export const takeLane = async (endpointId: string): Promise<Lane | undefined> => {
  const lane = await lanes.get({ endpointId }, { consistent: true })
  const now = world().now()
  if ((lane?.until ?? 0) >= now) return undefined
  const token = ulid(now)
  const { committed } = await attempt([
    lanes.changing(
      { endpointId },
      { set: { endpointId, token, until: now + LEASE_MS } },
      { until: lane?.until === undefined ? absent : is(lane.until) },
    ),
  ])
  return committed ? { endpointId, token } : undefined
}

/** Has the lane for another batch. False once another worker has it. */
export const keepLane = async ({ endpointId, token }: Lane): Promise<boolean> => {
  const until = world().now() + LEASE_MS
  const { committed } = await attempt([lanes.changing({ endpointId }, { set: { until } }, { token: is(token) })])
  return committed
}

/** Ends the lease; one that is another's by now stays. `handOver` names whose deliveries another worker is to go on with. */
export const releaseLane = async (
  { endpointId, token }: Lane,
  handOver?: { readonly workspaceId: string },
): Promise<void> => {
  await attempt(
    [lanes.changing({ endpointId }, { remove: ['token', 'until'] }, { token: is(token) })],
    handOver ? [DeliveriesDue({ ...handOver, endpointId })] : [],
  )
}
