import { findAgency } from '#features/agencies'
import { pushes, type StoredPush } from '#functions/fleet/store'
import { fleetText } from '#shared/fleet/messages'
import { Problem } from '#shared/problems'

/** A push of the workspace's agency. Strongly consistent. */
export const pushOf = async (workspaceId: string, id: string): Promise<StoredPush> => {
  const agency = await findAgency(workspaceId)
  const push = agency && (await pushes.get({ agencyId: agency.ID, id }, { consistent: true }))
  if (push?.workspaceId !== workspaceId) throw new Problem('not-found', fleetText('notFound'))
  return push
}
