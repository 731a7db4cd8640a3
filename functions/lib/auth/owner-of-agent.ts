import { agentOwners } from './ownership-items.ts'

/** The workspace that owns an agent; `undefined` without such an agent. */
export const ownerOfAgent = async (agentId: string): Promise<string | undefined> =>
  (await agentOwners.get({ agentId }))?.ownerID
