import { endpoints } from '#functions/webhooks/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { webhooks as routes } from '#shared/webhooks/routes'

/**
 * Deletes an endpoint with its secrets. Its worker drops what waits for it; the log of its deliveries, which nothing can read any
 * more, expires. The second call finds nothing.
 */
export const deleteEndpoint: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}'> = async (
  { endpointId: id },
  { actor, access: { workspaceId } },
) => {
  const endpoint = await endpoints.get({ workspaceId, id }, { consistent: true })
  if (endpoint)
    await attempt([
      endpoints.removing({ workspaceId, id }, { id: present }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'webhook.deleted',
        by: actorName(actor),
        subject: id,
        subjectName: new URL(endpoint.url).host,
        now: world().now(),
      }),
    ])
  return { success: true }
}
