import { loadIndex } from '#functions/knowledge/index/load-index'

/** Loads an agent's index into the cache beside other work, for a later `retrieve`. Never fails. */
export const prefetchKnowledge = async (agentId: string): Promise<void> => {
  await loadIndex(agentId).catch(() => undefined)
}
