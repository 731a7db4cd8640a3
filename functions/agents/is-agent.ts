import { agents } from './store.ts'

/** Whether there is an agent of this id right now. */
export const isAgent = async (agentId: string): Promise<boolean> =>
  (await agents.get({ agentId }, { consistent: true })) !== undefined
