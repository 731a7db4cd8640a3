import { allSources } from './all-sources.ts'

/** Whether a page is one of the agent's sources. */
export const isUrlKnown = async (agentId: string, url: string): Promise<boolean> =>
  (await allSources(agentId)).some((source) => source.type === 'url' && source.url === url)
