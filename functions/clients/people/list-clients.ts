import { agencyOf } from '#features/agencies'
import { organisationOf } from '#functions/clients/organisations/organisation-of'
import { presentClient } from '#functions/clients/present-client'
import { clientEmails, clients, nameKey, type StoredClient } from '#functions/clients/store'
import type { Verb } from '#lib/http/api'
import type { clients as routes } from '#shared/clients/routes'

const PAGE = 50
/** How much of the index one call reads for a page of admins, of which an organisation has few. */
const READS = 3

/** Clients by name, from an index: one page is one query, however many clients the agency has. */
export const listClients: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/clients'> = async (
  { organisationId, search = '', order, role, after },
  { access: { workspaceId } },
) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const isWanted = ({ isOrgAdmin }: StoredClient) => role !== 'admin' || isOrgAdmin
  if (search.includes('@'))
    return { clients: (await byAddress(agencyId, search, organisationId)).filter(isWanted).map(presentClient) }
  if (organisationId) await organisationOf(workspaceId, organisationId)
  const page = (from: string | undefined) => {
    const query = { limit: PAGE, after: from, newestFirst: order === 'descending' }
    return organisationId
      ? clients.listBy('gsi1', `ORG#${organisationId}`, nameKey(search), query)
      : clients.listBy('gsi2', `AGY#${agencyId}`, nameKey(search), query)
  }
  const found: StoredClient[] = []
  let cursor = after
  for (let reads = 0; reads < (role ? READS : 1); reads += 1) {
    const read = await page(cursor)
    found.push(...read.items.filter(isWanted))
    cursor = read.cursor
    if (cursor === undefined || found.length >= PAGE) break
  }
  return { clients: found.map(presentClient), ...(cursor === undefined ? {} : { cursor }) }
}

/** The one client with this address, if they belong to the organisation that was asked for. */
const byAddress = async (
  agencyId: string,
  address: string,
  organisationId: string | undefined,
): Promise<readonly StoredClient[]> => {
  const claim = await clientEmails.get({ agencyId, email: address.toLowerCase() })
  const client = claim && (await clients.get({ ID: claim.clientId }))
  return client && (organisationId === undefined || client.orgId === organisationId) ? [client] : []
}
