import { copies, type StoredCopy } from '#functions/fleet/store'
import { fleetText } from '#shared/fleet/messages'
import { Problem } from '#shared/problems'

/** A copy of the workspace; `not-found` for an agent that is none. */
export const copyOf = async (workspaceId: string, agentId: string): Promise<StoredCopy> => {
  const copy = await copies.get({ workspaceId, agentId }, { consistent: true })
  if (!copy) throw new Problem('not-found', fleetText('noSuchCopy'))
  return copy
}
