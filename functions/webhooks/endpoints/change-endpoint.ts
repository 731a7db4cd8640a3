import { endpoints } from '#functions/webhooks/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { webhookText } from '#shared/webhooks/messages'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { checkAddress } from './check-address.ts'
import { endpointOf } from './endpoint-of.ts'
import { presentEndpoint } from './present-endpoint.ts'

/** Changes what is given. An endpoint that is turned on, or moved, has not failed yet. */
export const changeEndpoint: Verb<typeof routes, 'PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}'> = async (
  { endpointId: id, lastModified, url: given, types, isOn, sendsWorkspaceSecret },
  { actor, access: { workspaceId } },
) => {
  const { url: before } = await endpointOf(workspaceId, id)
  const url = given === undefined ? undefined : await checkAddress(given)
  const now = Math.max(world().now(), lastModified + 1)
  const isFresh = isOn === true || (url !== undefined && url !== before)
  const { committed } = await attempt([
    endpoints.changing(
      { workspaceId, id },
      {
        set: { ...withoutUndefined({ url, types, isOn, sendsWorkspaceSecret }), lastModified: now },
        ...(isFresh ? { remove: ['failingSince', 'offReason'] as const } : {}),
      },
      { lastModified: is(lastModified) },
    ),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'webhook.changed',
      by: actorName(actor),
      subject: id,
      subjectName: new URL(url ?? before).host,
      now,
    }),
  ])
  if (!committed) throw new Problem('conflict', webhookText('changedMeanwhile'))
  return { endpoint: presentEndpoint(await endpointOf(workspaceId, id), now) }
}
