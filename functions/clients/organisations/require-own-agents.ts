import { ownerOfAgent } from '#lib/auth/owner-of-agent'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** Refuses agents of other workspaces, which are as good as missing. */
export const requireOwnAgents = async (workspaceId: string, agentIds: readonly string[]): Promise<void> => {
  const owners = await Promise.all(agentIds.map((agentId) => ownerOfAgent(agentId)))
  if (owners.some((owner) => owner !== workspaceId)) throw new Problem('not-found', clientText('noSuchAgent'))
}
