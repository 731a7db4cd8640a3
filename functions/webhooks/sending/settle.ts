import {
  deliveries,
  dueDeliveries,
  endpoints,
  failedDeliveries,
  type StoredDelivery,
  type StoredEndpoint,
} from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import { absent, is, present } from '#lib/database/condition'
import { world } from '#lib/world'
import { failureNotice } from './failure-notice.ts'
import { nextAttempt } from './next-attempt.ts'
import type { Posted } from './post-delivery.ts'

/** Attempts that the log keeps of one delivery: two full rounds. */
const KEPT_ATTEMPTS = 16
const MINUTE_MS = 60_000
/** An endpoint that accepted nothing for so long is turned off. */
const GIVEN_UP_MS = 5 * 24 * 3600_000
const GONE = 410

/**
 * Records what became of an attempt and when the next one is, on the condition that nothing else has: of two workers one counts. Without
 * `posted` the endpoint is off, and what waits for it failed, to be replayed once it is on again.
 */
export const settle = async (
  endpoint: StoredEndpoint,
  delivery: StoredDelivery,
  posted: Posted | undefined,
): Promise<void> => {
  const { workspaceId, endpointId, id, startedAt, nextAt = 0, createdAt } = delivery
  const now = world().now()
  const tries = delivery.tries + (posted ? 1 : 0)
  const isGone = posted?.attempt.status === GONE
  const again =
    posted && !posted.isAccepted && !isGone ? nextAttempt({ startedAt, tries }, now, posted.retryAfterMs) : undefined
  const state = posted?.isAccepted ? 'delivered' : again === undefined ? 'failed' : 'waiting'
  const attempts = [...delivery.attempts, ...(posted ? [posted.attempt] : [])].slice(-KEPT_ATTEMPTS)
  const { committed } = await attempt([
    deliveries.changing(
      { endpointId, id },
      again === undefined
        ? { set: { state, tries, attempts }, remove: ['nextAt'] }
        : { set: { state, tries, attempts, nextAt: again } },
      { state: is('waiting'), startedAt: is(startedAt), tries: is(delivery.tries) },
    ),
    dueDeliveries.removing({ endpointId, id, at: nextAt }),
    ...(again === undefined ? [] : [dueDeliveries.putting({ workspaceId, endpointId, id, at: again })]),
    state === 'failed'
      ? failedDeliveries.putting({ endpointId, id, createdAt })
      : failedDeliveries.removing({ endpointId, id }),
  ])
  if (!committed || !posted) return
  if (posted.isAccepted) return recordAccepted(endpoint, now)
  const off = await recordFailing(endpoint, isGone, now)
  await failureNotice(endpoint, { delivery: { ...delivery, tries, state }, posted, off }, now)
}

/** About once a minute, so that a busy endpoint's row is not written at each delivery. */
const recordAccepted = async (endpoint: StoredEndpoint, now: number): Promise<void> => {
  const { workspaceId, id, failingSince, lastDeliveredAt = 0 } = endpoint
  if (failingSince === undefined && now - lastDeliveredAt < MINUTE_MS) return
  await attempt([
    endpoints.changing(
      { workspaceId, id },
      { set: { lastDeliveredAt: now }, remove: ['failingSince'] },
      { id: present },
    ),
  ])
}

/** Why the endpoint was turned off for this failure, if it was: only an endpoint that nobody changed since it was read. */
const recordFailing = async (
  { workspaceId, id, failingSince, lastModified }: StoredEndpoint,
  isGone: boolean,
  now: number,
): Promise<'gone' | 'failing' | undefined> => {
  const offReason = isGone
    ? 'gone'
    : failingSince !== undefined && now - failingSince > GIVEN_UP_MS
      ? 'failing'
      : undefined
  if (offReason) {
    const { committed } = await attempt([
      endpoints.changing(
        { workspaceId, id },
        {
          set: {
            isOn: false,
            offReason,
            failingSince: failingSince ?? now,
            lastModified: Math.max(now, lastModified + 1),
          },
        },
        { lastModified: is(lastModified), isOn: is(true) },
      ),
    ])
    return committed ? offReason : undefined
  }
  if (failingSince === undefined)
    await attempt([
      endpoints.changing({ workspaceId, id }, { set: { failingSince: now } }, { id: present, failingSince: absent }),
    ])
  return undefined
}
