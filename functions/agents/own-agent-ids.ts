import { agents } from './store.ts'

/** Those of up to 100 agents that belong to the workspace, in one read. */
export const ownAgentIds = async (workspaceId: string, agentIds: readonly string[]): Promise<readonly string[]> => {
  const found = await agents.getMany([...new Set(agentIds)].map((agentId) => ({ agentId })))
  return found.filter(({ ownerID }) => ownerID === workspaceId).map(({ ID }) => ID)
}
