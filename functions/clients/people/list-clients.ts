import { agencyOf } from '#features/agencies'
import { organisationOf } from '#functions/clients/organisations/organisation-of'
import { presentClient } from '#functions/clients/present-client'
import { clientEmails, clients, nameKey } from '#functions/clients/store'
import type { Verb } from '#lib/http/api'
import type { clients as routes } from '#shared/clients/routes'

const PAGE = 50

/** Clients by name, from an index: one page is one query, however many clients the agency has. */
export const listClients: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/clients'> = async (
  { organisationId, search = '', after },
  { access: { workspaceId } },
) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  if (search.includes('@')) return { clients: await byAddress(agencyId, search, organisationId) }
  const query = { limit: PAGE, after }
  const { items, cursor } = organisationId
    ? await clients.listBy(
        'gsi1',
        `ORG#${(await organisationOf(workspaceId, organisationId)).id}`,
        nameKey(search),
        query,
      )
    : await clients.listBy('gsi2', `AGY#${agencyId}`, nameKey(search), query)
  return { clients: items.map(presentClient), ...(cursor === undefined ? {} : { cursor }) }
}

/** The one client with this address, if they belong to the organisation that was asked for. */
const byAddress = async (agencyId: string, address: string, organisationId: string | undefined) => {
  const claim = await clientEmails.get({ agencyId, email: address.toLowerCase() })
  const client = claim && (await clients.get({ ID: claim.clientId }))
  return client && (organisationId === undefined || client.orgId === organisationId) ? [presentClient(client)] : []
}
