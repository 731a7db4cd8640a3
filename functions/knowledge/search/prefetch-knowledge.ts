import { loadIndex } from '#functions/knowledge/index/load-index'

/** Brings an agent's index into memory beside other work, so that `retrieve` finds it there. Never fails. */
export const prefetchKnowledge = async (agentId: string): Promise<void> => {
  await loadIndex(agentId).catch(() => undefined)
}
