import { organisations } from '#features/workspaces'
import type { Verb } from '#lib/http/api'
import type { administration as routes } from '#shared/clients/administration-routes'

const MOST = 100

/** What the agency itself chooses an organisation from; its workspace's own has no clients. */
export const listOwnOrganisations: Verb<typeof routes, 'GET /portal/organisations'> = async (
  _,
  { access: { workspaceId } },
) => {
  const { items } = await organisations.listBy('gsi1', `WS#${workspaceId}`, 'ORG#', { limit: MOST })
  return {
    organisations: items
      .filter(({ id }) => id !== workspaceId)
      .map(({ id, name, squarePhotoURL = '', widgetIDs }) => ({
        ID: id,
        name,
        squarePhotoURL,
        agentIds: [...(widgetIDs ?? [])],
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
