import { presentClient } from '#functions/clients/present-client'
import type { Verb } from '#lib/http/api'
import type { clients as routes } from '#shared/clients/routes'
import { clientOf } from './client-of.ts'

/** One client, for a page that was opened by its address. */
export const getClient: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/clients/{clientId}'> = async (
  { clientId },
  { access: { workspaceId } },
) => ({ client: presentClient(await clientOf(workspaceId, clientId)) })
