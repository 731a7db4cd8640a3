import { endpoints, type StoredEndpoint } from '#functions/webhooks/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { MAX_ENDPOINTS } from '#shared/webhooks/limits'
import { webhookText } from '#shared/webhooks/messages'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { checkAddress } from './check-address.ts'
import { newSecret } from './new-secret.ts'
import { presentEndpoint } from './present-endpoint.ts'

/** Adds an endpoint, which is on. Two calls at once may add one more than the limit, which bounds work and not money. */
export const addEndpoint: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/webhooks'> = async (
  { url: given, types },
  { actor, access: { workspaceId } },
) => {
  const { items } = await endpoints.list(`WS#${workspaceId}`, 'EP#', { consistent: true, limit: MAX_ENDPOINTS })
  if (items.length >= MAX_ENDPOINTS) throw new Problem('limit-reached', webhookText('tooMany', MAX_ENDPOINTS))
  const url = await checkAddress(given)
  const now = world().now()
  const id = ulid(now)
  const { secret, stored } = await newSecret({ workspaceId, id }, now)
  const endpoint: StoredEndpoint = {
    workspaceId,
    id,
    url,
    types,
    isOn: true,
    sendsWorkspaceSecret: false,
    ...stored,
    earlier: [],
    createdAt: now,
    lastModified: now,
  }
  await commit([
    endpoints.creating(endpoint),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'webhook.added',
      by: actorName(actor),
      subject: id,
      subjectName: new URL(url).host,
      now,
    }),
  ])
  return { endpoint: presentEndpoint(endpoint, now), secret }
}
