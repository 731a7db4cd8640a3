import { EndpointFailing } from '#events/webhooks/events'
import { failureMails, type StoredDelivery, type StoredEndpoint } from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow } from '#lib/database/condition'
import { TEST_EVENT } from '#shared/webhooks/event-types'
import type { Posted } from './post-delivery.ts'

const HOUR_MS = 3_600_000

interface Failure {
  readonly delivery: Pick<StoredDelivery, 'type' | 'tries' | 'state'>
  readonly posted: Posted
  readonly off: 'gone' | 'failing' | undefined
}

/**
 * Announces that an endpoint fails, to be mailed: once an hour at most for a workspace, whatever number of endpoints and deliveries fail.
 * A first attempt says nothing yet, the second follows a minute later; and who sends a test looks at the page. That an endpoint was
 * turned off is said once more within the hour, since nothing is posted there any more.
 */
export const failureNotice = async (
  { workspaceId, id: endpointId, url }: StoredEndpoint,
  { delivery: { type, tries, state }, posted, off }: Failure,
  now: number,
): Promise<void> => {
  if (!off && (type === TEST_EVENT || (tries < 2 && state !== 'failed'))) return
  const { status, fault } = posted.attempt
  await attempt(
    [
      failureMails.changing(
        { workspaceId },
        { set: { workspaceId, at: now } },
        off ? {} : { at: absentOrBelow(now - HOUR_MS) },
      ),
    ],
    [EndpointFailing({ workspaceId, endpointId, url, type, status, fault, off })],
  )
}
