import type { AgentMeta } from '#functions/agents/store'
import { listKeys } from '#lib/access-keys/list-keys'
import type { AccessKeys } from '#shared/workspaces/access-keys'

/** An agent's key, and the earlier ones that are still valid. */
export const keysOfAgent = ({ ID, ownerID, SECRET_API_KEY, ts }: AgentMeta): Promise<AccessKeys> =>
  listKeys({ agentId: ID, workspaceId: ownerID }, { key: SECRET_API_KEY, ownerSince: ts * 1000 })
