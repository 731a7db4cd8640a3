import { agents } from './store.ts'

/** The titles of up to 100 agents, by their ids; agents that are gone have none. */
export const agentTitles = async (agentIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await agents.getMany(agentIds.map((agentId) => ({ agentId })))
  return new Map(found.map(({ ID, title }) => [ID, title]))
}
