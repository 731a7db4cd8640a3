import { endpoints, type StoredEndpoint } from '#functions/webhooks/store'
import { Problem } from '#shared/problems'
import { webhookText } from '#shared/webhooks/messages'

/** One of the workspace's endpoints, as it is stored; another workspace's is missing. */
export const endpointOf = async (workspaceId: string, id: string): Promise<StoredEndpoint> => {
  const endpoint = await endpoints.get({ workspaceId, id }, { consistent: true })
  if (!endpoint) throw new Problem('not-found', webhookText('notFound'))
  return endpoint
}
