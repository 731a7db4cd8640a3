import { endpoints } from '#functions/webhooks/store'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { MAX_ENDPOINTS } from '#shared/webhooks/limits'
import type { webhooks as routes } from '#shared/webhooks/routes'
import { presentEndpoint } from './present-endpoint.ts'

export const listEndpoints: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/webhooks'> = async (
  _,
  { access: { workspaceId } },
) => {
  const { items } = await endpoints.list(`WS#${workspaceId}`, 'EP#', { consistent: true, limit: 2 * MAX_ENDPOINTS })
  const now = world().now()
  return { endpoints: items.map((endpoint) => presentEndpoint(endpoint, now)) }
}
