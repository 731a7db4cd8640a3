import { knownTo } from '#features/workspaces'
import type { AgentMeta } from '#functions/agents/store'
import type { AccessKeys } from '#shared/workspaces/access-keys'
import { keysOfAgent } from './keys-of-agent.ts'

/** An agent's keys as the team sees them. */
export const presentKeys = async (meta: AgentMeta): Promise<AccessKeys> => {
  const keys = await keysOfAgent(meta)
  return { ...keys, ...(await knownTo(meta.ownerID, keys)) }
}
