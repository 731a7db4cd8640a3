import { agencyOf } from '#features/agencies'
import { clients, type StoredClient } from '#functions/clients/store'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** A client of the workspace's agency, strongly consistent; `not-found` for another agency's. */
export const clientOf = async (workspaceId: string, ID: string): Promise<StoredClient> => {
  const [agency, client] = await Promise.all([agencyOf(workspaceId), clients.get({ ID }, { consistent: true })])
  if (client?.agencyId !== agency.ID) throw new Problem('not-found', clientText('notFound'))
  return client
}

/** The same by the agency's own id; `undefined` for a client who is gone. */
export const clientOfAgency = async (agencyId: string, ID: string): Promise<StoredClient | undefined> => {
  const client = await clients.get({ ID }, { consistent: true })
  return client?.agencyId === agencyId ? client : undefined
}
