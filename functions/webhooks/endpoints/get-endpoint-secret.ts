import type { Verb } from '#lib/http/api'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { endpointOf } from './endpoint-of.ts'
import { openSecret } from './new-secret.ts'

/** The signing secret, for the workspace's owner alone. */
export const getEndpointSecret: Verb<
  typeof routes,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret'
> = async ({ endpointId }, { access: { workspaceId } }) => {
  const endpoint = await endpointOf(workspaceId, endpointId)
  return { secret: await openSecret(endpoint, endpoint.secret) }
}
