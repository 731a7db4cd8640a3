import { agencyText } from '#shared/agencies/messages'
import { Problem } from '#shared/problems'
import { agencies, agenciesOfWorkspaces, type StoredAgency } from './store.ts'

/** The workspace's agency, or `undefined` where nobody has opened its settings yet. Strongly consistent. */
export const findAgency = async (workspaceId: string): Promise<StoredAgency | undefined> => {
  const claim = await agenciesOfWorkspaces.get({ uid: workspaceId }, { consistent: true })
  return claim && agencies.get({ ID: claim.agencyId }, { consistent: true })
}

/** The workspace's agency; `not-found` without one. */
export const agencyOf = async (workspaceId: string): Promise<StoredAgency> => {
  const agency = await findAgency(workspaceId)
  if (!agency) throw new Problem('not-found', agencyText('notFound'))
  return agency
}
