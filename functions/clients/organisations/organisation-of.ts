import { type Organisation, organisations } from '#features/workspaces'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** An organisation of the workspace; `not-found` for another's, and for the workspace's own, which has no clients. */
export const organisationOf = async (workspaceId: string, id: string): Promise<Organisation> => {
  const found = id === workspaceId ? undefined : await organisations.get({ id }, { consistent: true })
  if (!found || found.workspaceId !== workspaceId) throw new Problem('not-found', clientText('noSuchOrganisation'))
  return found
}
