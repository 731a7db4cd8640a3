import { agents } from './store.ts'

/** Whether an agent with this id exists. */
export const isAgent = async (agentId: string): Promise<boolean> =>
  (await agents.get({ agentId }, { consistent: true })) !== undefined
