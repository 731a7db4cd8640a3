import { endpoints } from '#functions/webhooks/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { gracePeriodMs } from '#shared/workspaces/access-keys'
import { endpointOf } from './endpoint-of.ts'
import { newSecret, openSecret } from './new-secret.ts'
import { presentEndpoint } from './present-endpoint.ts'

/** A signature of each secret goes with every delivery. */
const MOST_EARLIER = 3

/**
 * A new secret at once; the one before signs too until its time is over, so that the endpoint can learn the new one in between. A
 * repeated call names a secret that is replaced already and changes nothing. Without a time, for one that leaked, all earlier ones end.
 */
export const rotateEndpointSecret: Verb<
  typeof routes,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret'
> = async ({ endpointId: id, replaces, validFor }, { actor, access: { workspaceId } }) => {
  const { secretId, secret: before, earlier, url, lastModified } = await endpointOf(workspaceId, id)
  const now = world().now()
  if (secretId === replaces) {
    const { stored } = await newSecret({ workspaceId, id }, now)
    const until = now + gracePeriodMs[validFor]
    const kept = validFor === 'none' ? [] : [{ secret: before, until }, ...earlier.filter((one) => one.until > now)]
    await attempt([
      endpoints.changing(
        { workspaceId, id },
        { set: { ...stored, earlier: kept.slice(0, MOST_EARLIER), lastModified: Math.max(now, lastModified + 1) } },
        { secretId: is(replaces) },
      ),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'webhook-secret.rotated',
        by: actorName(actor),
        subject: id,
        subjectName: new URL(url).host,
        now,
      }),
    ])
  }
  const endpoint = await endpointOf(workspaceId, id)
  return { endpoint: presentEndpoint(endpoint, now), secret: await openSecret(endpoint, endpoint.secret) }
}
