import { organisations } from '#features/workspaces'
import type { Verb } from '#lib/http/api'
import type { clients as routes } from '#shared/clients/routes'
import { presentOrganisation } from './present-organisation.ts'

const PAGE = 100

/** All but the workspace's own. */
export const listOrganisations: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/organisations'> = async (
  { after },
  { access: { workspaceId } },
) => {
  const { items, cursor } = await organisations.listBy('gsi1', `WS#${workspaceId}`, 'ORG#', { limit: PAGE, after })
  return {
    organisations: items.filter(({ id }) => id !== workspaceId).map(presentOrganisation),
    ...(cursor === undefined ? {} : { cursor }),
  }
}
