import { world } from '#lib/world'
import { agentOwners, workspaceKeys } from './ownership-items.ts'

/** The record with a key and the key's own item, while the index follows a rotation. */
const MOST_ITEMS = 2

/**
 * Whom a key opens: an agent or a workspace. Looked up by the key's SHA-256; the key itself is in no index. A replaced key
 * opens it until its end.
 */
export const ownerOfKey = async (
  keyId: string,
): Promise<{ agentId: string; workspaceId: string } | { workspaceId: string } | undefined> => {
  const now = world().now()
  const [agents, workspaces] = await Promise.all([
    agentOwners.listBy('gsi2', `AKEY#${keyId}`, undefined, { limit: MOST_ITEMS }),
    workspaceKeys.listBy('gsi2', `WKEY#${keyId}`, undefined, { limit: MOST_ITEMS }),
  ])
  const isValid = ({ validUntil }: { readonly validUntil?: number | undefined }) =>
    validUntil === undefined || validUntil > now
  const agent = agents.items.find(isValid)
  if (agent) return { agentId: agent.ID, workspaceId: agent.ownerID }
  const workspace = workspaces.items.find(isValid)
  return workspace && { workspaceId: workspace.uid }
}
