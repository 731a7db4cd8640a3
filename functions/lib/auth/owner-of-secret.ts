import { sha256 } from '#lib/sha256'
import { agentOwners, workspaceKeys } from './ownership-items.ts'

/** The owner of a secret: an agent or a workspace. Looked up by its SHA-256; the secret itself is in no index. */
export const ownerOfSecret = async (
  secret: string,
): Promise<{ agentId: string; workspaceId: string } | { workspaceId: string } | undefined> => {
  const hash = sha256(secret)
  const [agents, workspaces] = await Promise.all([
    agentOwners.listBy('gsi2', `AKEY#${hash}`, undefined, { limit: 1 }),
    workspaceKeys.listBy('gsi2', `WKEY#${hash}`, undefined, { limit: 1 }),
  ])
  const [agent] = agents.items
  if (agent) return { agentId: agent.ID, workspaceId: agent.ownerID }
  const [workspace] = workspaces.items
  return workspace ? { workspaceId: workspace.uid } : undefined
}
